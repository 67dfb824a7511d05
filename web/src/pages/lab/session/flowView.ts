/** The flows of a run as charts, timeline, events and diagrams know them. */
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { intervalOf } from '../../../document/document';
import { networkOf } from '../../../document/runNames';
import type { FlowView } from '../../../reading/source';
import type { Run, RunSlice } from './run';
import type { ViewSlice } from './view';

interface FlowParts {
  readonly run: RunSlice;
  readonly view: ViewSlice;
}

/** The flow on show. */
export function useFlowView(lab: FlowParts): FlowView | null {
  const run = useStore(lab.run, (state) => state.run);
  const number = useStore(lab.view, (state) => state.flow);
  return useMemo(() => flowView(run, number), [run, number]);
}

/** A flow of a run, or null if it has none of that number. */
export function flowView(run: Pick<Run, 'meta' | 'document'>, number: number): FlowView | null {
  const flow = run.meta.flows[number];
  if (!flow) return null;
  return {
    flow: number,
    name: flow.name,
    protocol: flow.protocol,
    numbering: flow.numbering,
    paths: flow.paths.length,
    networks: flow.paths.map((_, path) => networkOf(run.meta, number, path)),
    terminals: flow.paths.flatMap(({ from_node, to_node }) => [from_node, to_node]),
    ends: [flow.from, flow.to],
    applications: flow.applications,
    interval_s: intervalOf(run.document),
  };
}
