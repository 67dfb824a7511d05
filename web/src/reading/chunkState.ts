/** What has become of a chunk at an instant, as the rows of the recording say. */
import { ChunkFate } from '../protocol/codes.gen';
import { say } from '../words/say';
import type { ChunkIndex } from './chunkIndex';
import { isLoss } from './fates';
import { NONE } from './lists';
import type { RecordingStore } from './recordingStore';

export const CHUNK_STATES = [
  'delivered',
  'waiting',
  'missing',
  'lost',
  'flying',
  'refused',
  'skipped',
] as const;
export type ChunkState = (typeof CHUNK_STATES)[number];

/** What a state is called. */
export const STATE_WORDS: Readonly<Record<ChunkState, string>> = {
  delivered: say('delivered'),
  waiting: say('waiting'),
  missing: say('missing'),
  lost: say('lost'),
  flying: say('in flight'),
  refused: say('refused'),
  skipped: say('given up'),
};

/** The loss that ended a segment by `t`, a row of `fates`, or NONE. */
export function lossOf(store: RecordingStore, segment: number, t: number): number {
  const fate = store.fateOf(segment);
  if (fate === NONE || (store.fates.t[fate] ?? 0) > t) return NONE;
  return isLoss(store.fates.outcome[fate]) ? fate : NONE;
}

/**
 * The state of a chunk that has been sent by `t`. Missing is what has not arrived though a later TSN has,
 * lost is what is known to be gone and has not been sent again.
 */
export function stateOf(
  store: RecordingStore,
  index: ChunkIndex,
  position: number,
  t: number,
  highest: number,
): ChunkState {
  const arrival = index.arrivalOf(position, t);
  if (arrival !== NONE) {
    const fate = store.chunks.fate[arrival];
    if (fate === ChunkFate.delivered) return 'delivered';
    if (fate === ChunkFate.held) return 'waiting';
    if (fate === ChunkFate.skipped) return 'skipped';
  }
  if (lossOf(store, index.lastSendOf(position, t), t) !== NONE) return 'lost';
  if (arrival !== NONE) return 'refused';
  return position < highest ? 'missing' : 'flying';
}

/** Chunks looked at in a row without one that is not delivered before the search for the oldest ends. */
const QUIET_RUN = 48;
const MOST_OPEN = 4000;

/** One stream at an instant. */
export interface StreamView {
  readonly stream: number;
  /** How many of its chunks were sent. */
  readonly sent: number;
  /** Place in the stream of the oldest chunk that is not delivered; `sent` if there is none. */
  readonly oldest: number;
  /** How many wait at the receiver. */
  readonly waiting: number;
  /** Position of the chunk they wait for, or NONE. */
  readonly head: number;
}

/** Reads a stream at `t`, from its newest chunk back to the oldest one that is not delivered. */
export function viewStream(
  store: RecordingStore,
  index: ChunkIndex,
  stream: number,
  t: number,
  highest: number,
): StreamView {
  const positions = index.streams.get(stream);
  const sent = positions ? index.sentBy(positions, t) : 0;
  let oldest = sent;
  let waiting = 0;
  let head = NONE;
  let quiet = 0;
  for (let at = sent - 1; at >= Math.max(0, sent - MOST_OPEN) && quiet < QUIET_RUN; at -= 1) {
    const position = positions?.at(at) ?? NONE;
    const state = stateOf(store, index, position, t, highest);
    quiet += 1;
    if (state === 'delivered' || state === 'skipped') continue;
    quiet = 0;
    oldest = at;
    if (state === 'waiting') waiting += 1;
    else head = position;
  }
  return { stream, sent, oldest, waiting, head: waiting > 0 ? head : NONE };
}
