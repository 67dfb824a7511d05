/** The slice of what is chosen in the run on show: a thing on the globe, an event, a packet. */
import type { StoreApi } from 'zustand/vanilla';
import type { Selection } from '../../../globe';
import type { EventMark } from '../../../reading/eventMark';
import type { Run, RunSlice } from './run';

export interface ChosenState {
  /** What is marked on the globe. */
  readonly selection: Selection;
  /** The satellite that the camera goes along with, as a node. */
  readonly tracked: number | null;
  /** The event whose card is shown, a row of the events table. */
  readonly event: number | null;
  /** The event of a link whose card is to be shown as soon as it is simulated. */
  readonly awaited: EventMark | null;
  /** The packet whose bytes are shown, by its number in the run. */
  readonly packet: number | null;
}

export type ChosenSlice = StoreApi<ChosenState>;

export const chosenAtFirst: ChosenState = {
  selection: null,
  tracked: null,
  event: null,
  awaited: null,
  packet: null,
};

/** Shows the card of an event, a row of the events table; null closes it. */
export function showEvent(chosen: ChosenSlice, event: number | null): void {
  chosen.setState({ event, awaited: null });
}

/** Marks something on the globe; its card takes the place of an event's. */
export function showThing(chosen: ChosenSlice, selection: Selection): void {
  chosen.setState({ selection, event: null, awaited: null });
}

interface PacketParts {
  readonly run: RunSlice;
  readonly chosen: ChosenSlice;
}

/** Shows the bytes of the packet in a row of `segments`; null closes their card. */
export function showPacket({ run, chosen }: PacketParts, row: number | null): void {
  const { store } = run.getState().run;
  chosen.setState({ packet: row === null ? null : store.packetNumber(row) });
}

/** What of it is meant in another run, too: nodes of the same sky keep their numbers, rows do not. */
export function chosenIn(chosen: ChosenState, run: Run, before: Run): ChosenState {
  if (run === before) return chosen;
  const { selection, tracked } = chosen;
  return run.meta.nodes === before.meta.nodes
    ? { ...chosenAtFirst, selection, tracked }
    : chosenAtFirst;
}
