/** The functions about experiments on the page's own thread, of a package of its own: documents, plans and scenarios of points. */
import init, * as wasm from 'skywindow-packets';
import type { Chosen, ExperimentCore } from '../protocol/experiment';
import type { Experiment, ExperimentTitle, Metric, SweepMode } from '../protocol/experiment.gen';
import { learnExperiments } from '../words/experimentWords';
import { translated } from '../words/say';

/** Loads the package, or finds it loaded. */
export async function loadExperiments(): Promise<ExperimentCore> {
  const [, { bringExperiments }] = await Promise.all([
    init(),
    import('./bringExperiments'),
    learnExperiments(),
  ]);
  bringExperiments();
  return {
    titles: () => titleWords(JSON.parse(wasm.experiments())),
    metrics: () => metricWords(JSON.parse(wasm.metrics())),
    experiment: (id, chosen) =>
      documentWords(
        JSON.parse(
          chosen === undefined
            ? wasm.experiment(id)
            : within(id, 'full', chosen, (sweep) => sweep.experiment()),
        ),
      ),
    plan: (id, mode, chosen) => JSON.parse(within(id, mode, chosen, (sweep) => sweep.plan())),
    check: (id, mode, most, chosen) => within(id, mode, chosen, (sweep) => sweep.check(most)),
    plot: (id, mode, results, chosen) => {
      const { rows = [], reference = [] } = results ?? {};
      const told = JSON.stringify({ rows, reference });
      return JSON.parse(within(id, mode, chosen, (sweep) => sweep.plot(told)));
    },
    scenario: (id, mode, point, replication, chosen) =>
      within(id, mode, chosen, (sweep) => sweep.scenario(point, replication)),
    still: (id, point, t_s, chosen) =>
      within(id, 'full', chosen, (sweep) => {
        const still = sweep.still(point, t_s);
        const told = {
          satellites: still.satellites(),
          links: still.links(),
          terminals: still.terminals(),
          seams_deg: still.seams_deg(),
        };
        still.free();
        return told;
      }),
  };
}

function titleWords(titles: readonly ExperimentTitle[]): readonly ExperimentTitle[] {
  return titles.map((one) => ({
    ...one,
    title: translated(one.title),
    figure: one.figure === '' ? '' : translated(one.figure),
  }));
}

/** The document stays as it is: it is saved, cited and run. */
function documentWords(experiment: Experiment): Experiment {
  return { ...experiment, metrics: metricWords(experiment.metrics) };
}

function metricWords(metrics: readonly Metric[]): readonly Metric[] {
  return metrics.map((one) => ({
    ...one,
    label: translated(one.label),
    help: translated(one.help),
  }));
}

function within<T>(id: string, mode: SweepMode, chosen: Chosen, ask: (sweep: wasm.Sweep) => T): T {
  const sweep =
    chosen === undefined ? new wasm.Sweep(id, mode) : wasm.Sweep.of_other(id, mode, chosen);
  try {
    return ask(sweep);
  } finally {
    sweep.free();
  }
}
