/** The slice of the stage: what stands at hand in a presentation, and what is shown on it. */
import type { StoreApi } from 'zustand/vanilla';
import { PARTS, type Part } from '../../../links/shareLink';
import { MOST_ON_STAGE } from '../../../links/stage';
import type { ViewSlice } from './view';

/** What the stage shows beside what the right column of the lab does. */
const EXTRAS = ['moments', 'runs'] as const;
type Extra = (typeof EXTRAS)[number];

/** All that can stand beside the globe, in the order of the keys 1 to 7. */
export const STAGE_PLACES = [...PARTS, ...EXTRAS] as const;
export type StagePlace = (typeof STAGE_PLACES)[number];

export interface StageState {
  /** The paths of the controls at hand. */
  readonly controls: readonly string[];
  /** What is shown in place of the part that the view names. */
  readonly extra: Extra | null;
  /** The part that was asked for; a moment that is best seen in another gives way to it afterwards. */
  readonly wanted: Part;
  /** Whether it has the room of the globe, too. */
  readonly whole: boolean;
  /** Whether the list of what can be broken is open. */
  readonly breaking: boolean;
}

export type StageSlice = StoreApi<StageState>;

export const stageAtFirst: StageState = {
  controls: [],
  extra: null,
  wanted: 'charts',
  whole: false,
  breaking: false,
};

interface StageParts {
  readonly stage: StageSlice;
  readonly view: ViewSlice;
}

/** Has a control at hand while presenting, or no longer. */
export function star(stage: StageSlice, path: string, on: boolean): void {
  const others = stage.getState().controls.filter((one) => one !== path);
  if (!on) stage.setState({ controls: others });
  else if (others.length < MOST_ON_STAGE) stage.setState({ controls: [...others, path] });
}

/** A presentation begins with what the lab shows. */
export function enterStage({ stage, view }: StageParts): void {
  stage.setState({ extra: null, wanted: view.getState().part, whole: false, breaking: false });
}

/** Shows something on the stage; an extra once more gives the part back. */
export function turnStage({ stage, view }: StageParts, place: StagePlace): void {
  const extra = EXTRAS.find((one) => one === place) ?? null;
  if (extra !== null) {
    stage.setState({ extra: stage.getState().extra === extra ? null : extra });
    return;
  }
  const part = place as Part;
  stage.setState({ extra: null, wanted: part });
  view.setState({ part });
}

/** After a moment: the part that it is best seen in stands, else the one that was asked for. */
export function settleStage({ stage, view }: StageParts): void {
  const { wanted } = stage.getState();
  stage.setState({ extra: null });
  if (view.getState().part === 'charts') view.setState({ part: wanted });
}

/** What a digit shows: on the stage any place, or the globe by 0; in the lab a part of the right column. */
export function turnTo(parts: StageParts, digit: number, presenting: boolean): void {
  const { stage, view } = parts;
  if (!presenting) {
    const part = PARTS[digit - 1];
    if (part) view.setState({ part });
    return;
  }
  const place = STAGE_PLACES[digit - 1];
  if (place) turnStage(parts, place);
  else if (digit === 0) stage.setState({ whole: !stage.getState().whole });
}

export function switchBreaking({ stage }: Pick<StageParts, 'stage'>): void {
  stage.setState({ breaking: !stage.getState().breaking });
}
