/** What stands where in the lab: what the left column shows, which columns are put away, and whether it is presented. */
import { say } from '../../../words/say';

/** What the left column can show, and what that is called. */
export const LEFT_NAMES = {
  controls: say('Controls'),
  moments: say('Moments'),
  runs: say('Compare runs'),
  lesson: say('Lesson'),
} as const;
export type Left = keyof typeof LEFT_NAMES;

export interface Layout {
  readonly left: Left;
  /** Whether the left column is shown where it has no place of its own. */
  readonly sheet: boolean;
  /** The columns that are put away where they have one. */
  readonly hidden: { readonly controls: boolean; readonly side: boolean };
  readonly presenting: boolean;
}

export const layoutAtFirst: Layout = {
  left: 'controls',
  sheet: false,
  hidden: { controls: false, side: false },
  presenting: false,
};

/** Whether the left column is there with `what`; `narrow` where it has no place of its own. */
export function shows({ left, sheet, hidden }: Layout, what: Left, narrow: boolean): boolean {
  return left === what && (narrow ? sheet : !hidden.controls);
}

/** Shows `what` in the left column, or the controls again if it is there. */
export function turnedTo(layout: Layout, what: Left, narrow: boolean): Layout {
  const shown = shows(layout, what, narrow);
  return withColumn(layout, shown ? 'controls' : what, narrow && !shown);
}

export function withControls(layout: Layout, narrow: boolean): Layout {
  return withColumn(layout, 'controls', narrow);
}

/** Shows the controls, or puts the column away if they are there. */
export function controlsSwitched(layout: Layout, narrow: boolean): Layout {
  const { left, sheet, hidden } = layout;
  const there = left === 'controls';
  return narrow
    ? { ...layout, left: 'controls', sheet: !there || !sheet }
    : { ...layout, left: 'controls', hidden: { ...hidden, controls: there && !hidden.controls } };
}

export function sideSwitched(layout: Layout): Layout {
  const { hidden } = layout;
  return { ...layout, hidden: { ...hidden, side: !hidden.side } };
}

function withColumn(layout: Layout, left: Left, sheet: boolean): Layout {
  return { ...layout, left, sheet, hidden: { ...layout.hidden, controls: false } };
}

/** What style sheets go by; `large` says what has the room of the globe. */
export function layoutMarks(
  { left, sheet, hidden, presenting }: Layout,
  narrow: boolean,
  large: 'charts' | 'sequence' | null,
) {
  const usual = !presenting;
  return {
    'data-large': (usual && large === 'charts') || undefined,
    'data-sequence': (usual && large === 'sequence') || undefined,
    'data-present': presenting || undefined,
    'data-no-controls': (usual && !narrow && hidden.controls) || undefined,
    'data-no-side': (usual && !narrow && hidden.side) || undefined,
    'data-sheet': (usual && narrow && sheet) || undefined,
    'data-lesson': left === 'lesson' || undefined,
  };
}
