/** The notes of the lab, and the way back through their changes: one order with the changes of the scenario. */
import type { ScenarioStore } from '../../../document/scenarioStore';
import type { Bookmark } from '../../../links/shareLink';
import type { NotesStep, ViewSlice } from './view';

export interface Undone {
  readonly scenario: Pick<ScenarioStore, 'state' | 'undo' | 'redo'>;
  readonly view: ViewSlice;
}

const MOST_STEPS = 200;

/** Other notes, as a step that can be undone. */
export function changeNotes({ view, scenario }: Undone, bookmarks: readonly Bookmark[]): void {
  const before = view.getState();
  const step = { bookmarks: before.bookmarks, beside: besideNow(scenario) };
  const notesPast = [...before.notesPast, step].slice(-MOST_STEPS);
  view.setState({ bookmarks, notesPast, notesFuture: [] });
}

/** The notes of what was opened, which has no way back. */
export function openNotes(view: ViewSlice, bookmarks: readonly Bookmark[]): void {
  view.setState({ bookmarks, notesPast: [], notesFuture: [] });
}

/** Undoes what was done last: a change of the notes, if the scenario is the one beside which it was made. */
export function undo({ view, scenario }: Undone): void {
  const { bookmarks, notesPast, notesFuture } = view.getState();
  const last = notesPast.at(-1);
  if (!last || (!isBeside(last, scenario) && scenario.state.getState().past.length > 0)) {
    scenario.undo();
    return;
  }
  const back = { bookmarks, beside: besideNow(scenario) };
  view.setState({
    bookmarks: last.bookmarks,
    notesPast: notesPast.slice(0, -1),
    notesFuture: [back, ...notesFuture],
  });
}

export function redo({ view, scenario }: Undone): void {
  const { bookmarks, notesPast, notesFuture } = view.getState();
  const [next, ...rest] = notesFuture;
  if (!next || (!isBeside(next, scenario) && scenario.state.getState().future.length > 0)) {
    scenario.redo();
    return;
  }
  const back = { bookmarks, beside: besideNow(scenario) };
  view.setState({
    bookmarks: next.bookmarks,
    notesPast: [...notesPast, back],
    notesFuture: rest,
  });
}

function besideNow({ state }: Undone['scenario']): NotesStep['beside'] {
  const { text, past } = state.getState();
  return { text, steps: past.length };
}

function isBeside({ beside }: NotesStep, scenario: Undone['scenario']): boolean {
  const { text, steps } = besideNow(scenario);
  return beside.text === text && beside.steps === steps;
}
