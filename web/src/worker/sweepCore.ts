/** The core's functions about experiments on the page's own thread: documents, plans and scenarios of points. */
import init, * as wasm from 'skywindow-core';
import coreUrl from '../../../sim-wasm/pkg/skywindow_bg.wasm?url';
import type { ExperimentCore } from '../protocol/experiment';
import type { SweepMode } from '../protocol/experiment.gen';

/** Names the core by its content; null while developing, when results of an older core must not be kept. */
export const coreVersion: string | null = import.meta.env.DEV ? null : coreUrl.replace(/^.*\//, '');

/** Loads the core, or finds it loaded. */
export async function loadExperiments(): Promise<ExperimentCore> {
  await init();
  return {
    titles: () => JSON.parse(wasm.experiments()),
    experiment: (id) => JSON.parse(wasm.experiment(id)),
    plan: (id, mode) => JSON.parse(within(id, mode, (sweep) => sweep.plan())),
    scenario: (id, mode, point, replication) =>
      within(id, mode, (sweep) => sweep.scenario(point, replication)),
  };
}

function within<T>(id: string, mode: SweepMode, ask: (sweep: wasm.Sweep) => T): T {
  const sweep = new wasm.Sweep(id, mode);
  try {
    return ask(sweep);
  } finally {
    sweep.free();
  }
}
