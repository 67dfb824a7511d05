/** The charts there are, in the order of the screen: one line each. */

import type { FlowRows } from '../../reading/flowRows';
import type { FlowView } from '../../reading/source';
import type { ChartKind, ChartSpec } from '../engine/spec';
import { changes } from './changes';
import { delay } from './delay';
import { link } from './link';
import { paths } from './paths';
import { queue } from './queue';
import { rate } from './rate';
import { reordering } from './reordering';
import { rtt } from './rtt';
import { tsn } from './tsn';
import { windows } from './windows';

const KINDS = [windows, paths, tsn, rate, delay, rtt, reordering, queue, link, changes] as const;

export type ChartId = (typeof KINDS)[number]['id'];

export const CHART_IDS: readonly ChartId[] = KINDS.map(({ id }) => id);

/** The charts shown until somebody chooses others. */
export const FIRST_CHARTS: readonly ChartId[] = KINDS.filter(({ first }) => first).map(
  ({ id }) => id,
);

/** The charts that a flow has. */
export function chartsOf(view: FlowView | null): readonly ChartId[] {
  if (view === null) return [];
  return KINDS.filter((kind: ChartKind) => kind.fits?.(view) ?? true).map(({ id }) => id);
}

/** What a chart is called among the others. */
export function nameOf(id: ChartId, view: FlowView | null): string {
  return view === null ? '' : kindOf(id).name(view);
}

/** Builds one chart of the flow. */
export function chartSpec(id: ChartId, rows: FlowRows): ChartSpec {
  return kindOf(id).spec(rows);
}

function kindOf(id: ChartId): ChartKind {
  return KINDS.find((kind) => kind.id === id) ?? windows;
}
