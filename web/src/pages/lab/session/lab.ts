/**
 * The parts of the lab. Whoever is given some of them names these, `Pick<Lab, 'run' | 'chosen'>`: what a part of the
 * page may read and change is seen where it begins.
 */
import type { TimelineRange } from '../../../panels/timeline/range';
import type { Core } from '../../../protocol/core';
import type { City, Field, PresetTitle } from '../../../protocol/core.gen';
import type { Simulations } from '../runs/simulations';
import type { EditSlice } from './edit';
import type { Guides } from './guide';
import type { Opening } from './opening';
import type { LabScreen } from './screen';

export interface Lab extends LabScreen {
  readonly core: Core;
  readonly fields: readonly Field[];
  readonly cities: readonly City[];
  readonly presets: readonly PresetTitle[];
  readonly edit: EditSlice;
  /** The part of the run that the timeline shows. */
  readonly timeline: TimelineRange;
  /** The runs on the clock, at work. */
  readonly simulations: Simulations;
  readonly guides: Guides;
  /** What the address asks for, and whether it is that of the screen. */
  readonly opening: Opening;
}
