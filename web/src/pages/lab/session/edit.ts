/** The slice of editing: from when on controls act, and what is being asked for. */
import type { StoreApi } from 'zustand/vanilla';
import type { Asked } from '../../../charts/engine/gestures';
import type { Acting } from '../../../document/datedChanges';

export interface EditState {
  /** From when on a moved control acts. */
  readonly acts: Acting;
  /** Why the last moved control did not act from the playhead on, if it was to. */
  readonly fixed: string | null;
  /** Where on a chart something is to be broken, or null. */
  readonly breaking: Asked | null;
  /** The control that is to be shown and have the focus, by its label; null for none. */
  readonly sought: string | null;
  /** The end of the flow that the next click on the globe places. */
  readonly picking: 'from' | 'to' | null;
  /** Whether the last click meant to place it was beside the globe. */
  readonly beside: boolean;
  /** The text of a file that was dropped or pasted, empty where one of element sets is asked for; null for none. */
  readonly offered: string | null;
  /** The question why a satellite is used, or null. */
  readonly why: AskedWhy | null;
}

/** The node of a terminal and that of a satellite; null leaves the choice to who answers. */
export interface AskedWhy {
  readonly terminal: number | null;
  readonly satellite: number | null;
}

export type EditSlice = StoreApi<EditState>;

export const editAtFirst: EditState = {
  acts: 'auto',
  fixed: null,
  breaking: null,
  sought: null,
  picking: null,
  beside: false,
  offered: null,
  why: null,
};

/** The next click on the globe places an end of the flow; null gives it up. */
export function pick(edit: EditSlice, picking: 'from' | 'to' | null): void {
  edit.setState({ picking, beside: false });
}

/** Opens what a file holds, or the dialog of element sets where the text is empty; null closes it. */
export function offer(edit: EditSlice, offered: string | null): void {
  edit.setState({ offered });
}
