/** Which charts there are: known to links and to the page before what draws them is loaded. */

import { familyOf } from '../../families';
import type { FlowView } from '../../reading/source';
import { say } from '../../words/say';

interface Place {
  /** What it is called among the others. */
  name(view: FlowView): string;
  /** Whether it is shown until somebody chooses others. */
  readonly first: boolean;
  /** Whether a flow has it; without it every flow does. */
  fits?(view: FlowView): boolean;
}

/** In the order of the screen. */
const PLACES = {
  windows: { name: () => say('Windows'), first: true },
  paths: { name: () => say('Paths'), first: true, fits: ({ paths }) => paths > 1 },
  tsn: { name: ({ protocol }) => familyOf(protocol).sequence.name, first: true },
  rate: { name: () => say('Rate'), first: true },
  delay: { name: () => say('Delay'), first: true },
  rtt: { name: () => say('RTT'), first: false },
  reordering: { name: () => say('Reordering'), first: false },
  queue: { name: () => say('Queues'), first: false },
  sojourn: { name: () => say('Sojourn times'), first: false },
  link: { name: () => say('Link'), first: false },
  changes: { name: () => say('Link changes'), first: false },
  latency: {
    name: () => say('Latency'),
    first: true,
    fits: ({ applications }) => applications.some(({ messages }) => messages),
  },
  radio: { name: () => say('Radio channel'), first: false },
} as const satisfies Readonly<Record<string, Place>>;

export type ChartId = keyof typeof PLACES;

export const CHART_IDS = Object.keys(PLACES) as readonly ChartId[];

/** The charts shown until somebody chooses others. */
export const FIRST_CHARTS = CHART_IDS.filter((id) => PLACES[id].first);

/** The charts that a flow has. */
export function chartsOf(view: FlowView | null): readonly ChartId[] {
  if (view === null) return [];
  return CHART_IDS.filter((id) => (PLACES[id] as Place).fits?.(view) ?? true);
}

/** What a chart of the flow is called among the others. */
export function nameOf(id: ChartId, view: FlowView | null): string {
  return view === null ? '' : PLACES[id].name(view);
}
