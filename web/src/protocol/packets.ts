/** What the page and the worker of packets tell each other: it makes the run of a scenario once more, with its bytes. */
import type { PacketTold } from './packet.gen';
import type { Why } from './why.gen';

/** The files in which packets are written. */
export type CaptureFormat = 'pcapng' | 'qlog' | 'qvis';

/** What is asked of the worker; it is ended where an answer is not waited for. */
export type ToPackets =
  /** The compiled module, before anything else; null if the page could not have it. */
  | { readonly type: 'module'; readonly module: WebAssembly.Module | null }
  | { readonly type: 'points'; readonly scenario: string }
  | {
      readonly type: 'capture';
      readonly scenario: string;
      readonly point: string;
      readonly until_s: number;
      readonly format: CaptureFormat;
    }
  | { readonly type: 'packet'; readonly scenario: string; readonly packet: number }
  | {
      readonly type: 'why';
      readonly scenario: string;
      readonly terminal: number;
      readonly satellite: number;
      readonly t_s: number;
    };

/** What it says. */
export type FromPackets =
  /** Where the run can be captured, satellites and links left out. */
  | { readonly type: 'points'; readonly points: readonly string[] }
  /** The next part of the file, and how far the run has come. */
  | { readonly type: 'part'; readonly bytes: ArrayBuffer; readonly reached_s: number }
  /** All of it is there: so many packets, or events of a log. */
  | { readonly type: 'captured'; readonly count: number }
  /** How far the run has come on the way to a packet. */
  | { readonly type: 'reached'; readonly reached_s: number }
  | { readonly type: 'packet'; readonly packet: PacketBytes }
  | { readonly type: 'why'; readonly why: Why }
  | { readonly type: 'failed'; readonly message: string };

/** A packet as it was sent. */
export interface PacketBytes {
  readonly bytes: Uint8Array;
  readonly told: PacketTold;
}

/** The part of a Worker that is used, so that tests can stand in for it. */
export interface PacketsPort {
  onmessage: ((event: MessageEvent<FromPackets>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(message: ToPackets): void;
  terminate(): void;
}
