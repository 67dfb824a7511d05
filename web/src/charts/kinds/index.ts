/** What each chart is made of, a file each. */
import type { FlowRows } from '../../reading/flowRows';
import type { ChartSpec } from '../engine/spec';
import { changes } from './changes';
import { delay } from './delay';
import type { ChartId } from './ids';
import { latency } from './latency';
import { link } from './link';
import { paths } from './paths';
import { queue } from './queue';
import { radio } from './radio';
import { rate } from './rate';
import { reordering } from './reordering';
import { rtt } from './rtt';
import { sojourn } from './sojourn';
import { withStates } from './stateBand';
import { tsn } from './tsn';
import { windows } from './windows';

const KINDS: Readonly<Record<ChartId, (rows: FlowRows) => ChartSpec>> = {
  windows,
  paths,
  tsn,
  rate,
  delay,
  rtt,
  reordering,
  queue,
  sojourn,
  link,
  changes,
  latency,
  radio,
};

/** Builds one chart of the flow. */
export function chartSpec(id: ChartId, rows: FlowRows): ChartSpec {
  return withStates(KINDS[id](rows), rows);
}
