/** The runs that a figure is of. */
import type { Chosen } from '../../protocol/experiment';
import type { Experiment, Plan, SweepMode } from '../../protocol/experiment.gen';

export interface Runs {
  readonly experiment: Experiment;
  readonly plan: Plan;
  /** How much of the experiment is run here. */
  readonly mode: SweepMode;
  /** What is run in place of the document's own values. */
  readonly chosen: Chosen;
}
