/** The parts of the lab that a link keeps: what the screen shows of which run. */
import type { SharedView } from '../../../charts/engine/view';
import type { ChartLook } from '../../../charts/ui/look';
import type { Playback } from '../../../clock/playback';
import type { ScenarioStore } from '../../../document/scenarioStore';
import type { SequenceLook } from '../../../panels/sequence/look';
import type { KeptGlobe } from '../place/keptGlobe';
import type { Awaited } from './awaited';
import type { ChosenSlice } from './chosen';
import type { RunSlice } from './run';
import type { StageSlice } from './stage';
import type { ViewSlice } from './view';

export interface LabScreen {
  readonly scenario: ScenarioStore;
  readonly playback: Playback;
  readonly run: RunSlice;
  readonly view: ViewSlice;
  readonly chosen: ChosenSlice;
  /** The range of time that the charts show. */
  readonly charts: SharedView;
  /** Which charts and lines are shown. */
  readonly look: ChartLook;
  /** What the time-sequence diagrams show. */
  readonly sequence: SequenceLook;
  /** What stands at hand when the run is presented. */
  readonly stage: StageSlice;
  readonly globe: KeptGlobe;
  readonly awaited: Awaited;
}
