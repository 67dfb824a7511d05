/** The page's side of a capture: one worker a question, ended when it is answered or nobody wants to know any more. */
import type { CaptureFormat, PacketsPort } from '../protocol/packets';
import { say, translated } from '../words/say';
import { spawnPackets } from './packetsPort';

/** What a capture is of. */
export interface CaptureOrder {
  readonly scenario: string;
  readonly point: string;
  /** How far the run is captured. */
  readonly until_s: number;
  readonly format: CaptureFormat;
}

export interface CaptureListener {
  /** How much of the run is captured, 0 to 1. */
  progress(share: number): void;
  /** The file, and how many packets or events it has. */
  done(file: Blob, count: number): void;
  failed(message: string): void;
}

/** Asks where a run can be captured; returns what ends the question. */
export function askPoints(
  scenario: string,
  answer: (points: readonly string[]) => void,
  spawn: () => PacketsPort = spawnPackets,
): () => void {
  const port = spawn();
  const end = () => port.terminate();
  port.onmessage = ({ data }) => {
    end();
    // Without points any can be typed.
    answer(data.type === 'points' ? data.points : []);
  };
  port.onerror = () => {
    end();
    answer([]);
  };
  port.postMessage({ type: 'points', scenario });
  return end;
}

/** Makes a capture; returns what cancels it. */
export function capture(
  order: CaptureOrder,
  listener: CaptureListener,
  spawn: () => PacketsPort = spawnPackets,
): () => void {
  const port = spawn();
  // Each part becomes a blob at once, which browsers keep on disk when there are many.
  const parts: Blob[] = [];
  const end = () => {
    port.terminate();
    parts.length = 0;
  };
  port.onmessage = ({ data }) => {
    if (data.type === 'part') {
      parts.push(new Blob([data.bytes]));
      listener.progress(order.until_s > 0 ? Math.min(1, data.reached_s / order.until_s) : 1);
    } else if (data.type === 'captured') {
      const file = new Blob(parts);
      end();
      listener.done(file, data.count);
    } else if (data.type === 'failed') {
      end();
      listener.failed(translated(data.message));
    }
  };
  port.onerror = (event) => {
    end();
    listener.failed(event.message || say('The worker of the capture stopped.'));
  };
  port.postMessage({ type: 'capture', ...order });
  return end;
}
