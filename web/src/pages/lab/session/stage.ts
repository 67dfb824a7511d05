/** The slice of the stage: what stands at hand in a presentation, and what is shown on it. */
import type { StoreApi } from 'zustand/vanilla';
import { MOST_ON_STAGE } from '../../../links/stage';

export interface StageState {
  /** The paths of the controls at hand. */
  readonly controls: readonly string[];
}

export type StageSlice = StoreApi<StageState>;

export const stageAtFirst: StageState = { controls: [] };

/** Has a control at hand while presenting, or no longer. */
export function star(stage: StageSlice, path: string, on: boolean): void {
  const others = stage.getState().controls.filter((one) => one !== path);
  if (!on) stage.setState({ controls: others });
  else if (others.length < MOST_ON_STAGE) stage.setState({ controls: [...others, path] });
}
