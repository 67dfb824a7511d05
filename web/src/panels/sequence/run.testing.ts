/** Whole runs of the core with what a diagram needs of them: for tests. */
import { readFileSync } from 'node:fs';
import { initSync, preset, Simulation, SkyView, set } from 'skywindow-core';
import { inNumbers } from '../../document/numberedWords';
import { nodeName } from '../../document/runNames';
import type { PieceNumber } from '../../families';
import { numberOf } from '../../protocol/codes.gen';
import type { RunMeta } from '../../protocol/runMeta';
import { RecordingStore } from '../../reading/recordingStore';
import type { FlowView } from '../../reading/source';
import { EventBook, type Explain } from '../events/eventBook';
import { columnsFor } from './columns';
import { Names } from './names';
import { FlowPackets } from './packets';
import type { Layout } from './parts';
import type { Telling } from './words';

const core = new URL('../../../../sim-wasm/pkg/skywindow_bg.wasm', import.meta.url);
const experiment = new URL('../../../../public/experiments/fa-trace.json', import.meta.url);

export interface TestRun {
  readonly meta: RunMeta;
  readonly store: RecordingStore;
  readonly flows: readonly FlowView[];
  readonly explain: Explain;
  /** What is told of a flow. */
  telling(flow: number, by?: PieceNumber): Telling;
}

/** A preset with some of its fields changed, run to its end. */
export function runOf(id: string, changes: Readonly<Record<string, unknown>>): TestRun {
  initSync({ module: readFileSync(core) });
  const text = Object.entries(changes).reduce(
    (scenario, [path, value]) => set(scenario, path, JSON.stringify(value)),
    preset(id),
  );
  const simulation = new Simulation(text);
  const store = new RecordingStore();
  while (!simulation.finished()) {
    const reached = simulation.advance(Number.MAX_SAFE_INTEGER, 1e6);
    store.append(simulation.take_block().buffer, reached, simulation.finished());
  }
  const sky = new SkyView(text);
  const meta: RunMeta = { ...JSON.parse(sky.meta()), satellites: sky.satellites() };
  const flows = meta.flows.map(
    ({ name, from, to, protocol, numbering, paths, applications }, flow) => ({
      flow,
      name,
      protocol,
      numbering,
      paths: paths.length,
      networks: paths.map(() => ''),
      terminals: paths.flatMap(({ from_node, to_node }) => [from_node, to_node]),
      ends: [from, to] as const,
      applications,
      interval_s: 1,
    }),
  );
  const explain = (...[code, flow, path, a, b, c, d, end]: Parameters<Explain>) =>
    JSON.parse(sky.explain(numberOf(code), a, b, c, d, flow, path, end && numberOf(end)));
  return {
    meta,
    store,
    flows,
    explain,
    telling: (flow, by = 'tsn') => {
      const view = flows[flow];
      if (!view) throw new Error(`the run has no flow ${flow}`);
      const packets = new FlowPackets(store, view);
      packets.update();
      const names = new Names(
        packets,
        (of, kind, number) => sky.packet(of, numberOf(kind), number),
        by,
        (node) => nodeName(meta, node),
      );
      const { from, to } = meta.flows[flow] ?? { from: '', to: '' };
      const book = new EventBook(store, (...event) => inNumbers(explain(...event), view, by));
      return { packets, names, book, ends: [from, to] };
    },
  };
}

/** The traced loss of the fairness paper: TCP 1 is flow 0, SCTP 1 is flow 1. */
export function faTrace(): TestRun {
  const { base, duration_s } = JSON.parse(readFileSync(experiment, 'utf8'));
  return runOf(base.preset, { ...base.set, duration_s });
}

/** What a scene of a flow is laid out with; every letter is 6.5 pixels wide. */
export function layoutOf(
  telling: Telling,
  [from, to]: readonly [number, number],
  [width, height]: readonly [number, number],
): Layout {
  return {
    ...telling,
    columns: columnsFor(width),
    from,
    to,
    scale: height / (to - from),
    path: null,
    measure: (text) => text.length * 6.5,
  };
}
