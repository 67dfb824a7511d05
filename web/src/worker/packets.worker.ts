/** The worker of packets: makes the run once more, and hands over its bytes as a file, or those of one packet; or says why a satellite is used. */
import init, {
  capture_points,
  PacketCapture,
  PickedPacket,
  why_satellite,
} from 'skywindow-packets';
import { messageOf } from '../base/assert';
import type { CaptureFormat, FromPackets, ToPackets } from '../protocol/packets';
import { say } from '../words/say';

/** Work of one slice, about a tenth of a second. */
const SLICE = 400_000;
/** A part of a file is handed over when it has so many bytes: more are never held here. */
const PART_BYTES = 4 * 2 ** 20;

/** The code, which is given before anything is asked. */
let ready: Promise<unknown> | null = null;
/** The run of the packet that was asked for last, from which the next one is not far. */
let last: { readonly scenario: string; readonly run: PickedPacket } | null = null;

self.onmessage = async ({ data }: MessageEvent<ToPackets>) => {
  try {
    if (data.type === 'module') {
      ready = init(data.module ? { module_or_path: data.module } : undefined);
      return;
    }
    await ready;
    if (data.type === 'points') tell({ type: 'points', points: capture_points(data.scenario) });
    else if (data.type === 'capture') capture(data.scenario, data.point, data.until_s, data.format);
    else if (data.type === 'why') {
      const { scenario, terminal, satellite, t_s } = data;
      const why = JSON.parse(why_satellite(scenario, terminal, satellite, t_s));
      tell({ type: 'why', why });
    } else pick(data.scenario, data.packet);
  } catch (thrown) {
    tell({ type: 'failed', message: messageOf(thrown) });
  }
};

/** The page cancels by ending the worker, so that nothing needs to be heard meanwhile. */
function capture(scenario: string, point: string, until_s: number, format: CaptureFormat): void {
  const run = new PacketCapture(scenario, point, until_s, format);
  let told_s = 0;
  while (!run.over()) {
    const reached_s = run.advance(SLICE);
    if (run.over() || run.waiting() >= PART_BYTES || reached_s - told_s > until_s / 100) {
      told_s = reached_s;
      const bytes = owned(run.take());
      tell({ type: 'part', bytes, reached_s }, [bytes]);
    }
  }
  tell({ type: 'captured', count: run.count() });
  run.free();
}

function pick(scenario: string, packet: number): void {
  if (last?.scenario !== scenario) {
    last?.run.free();
    last = null;
    last = { scenario, run: new PickedPacket(scenario) };
  }
  const { run } = last;
  run.ask(packet);
  let bytes = run.bytes();
  while (bytes.length === 0 && !run.over()) {
    const reached_s = run.advance(SLICE);
    bytes = run.bytes();
    if (bytes.length === 0) tell({ type: 'reached', reached_s });
  }
  if (bytes.length === 0) throw new Error(say('The run has no such packet.'));
  tell({ type: 'packet', packet: { bytes, told: JSON.parse(run.told()) } });
}

/** The bytes that the module has copied out of its memory. */
function owned(bytes: Uint8Array): ArrayBuffer {
  return bytes.buffer as ArrayBuffer;
}

function tell(message: FromPackets, transfer: Transferable[] = []): void {
  self.postMessage(message, { transfer });
}
