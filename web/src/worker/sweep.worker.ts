/** A worker of a sweep: makes one run at a time, or works out what runs say together. It does what it is asked in turn. */
import init, { open_bundled, open_merged, Sweep } from 'skywindow-packets';
import { messageOf } from '../base/assert';
import type {
  FromSweepWorker,
  ResultsFile,
  SeriesLine,
  SweepQuestion,
  ToSweepWorker,
} from '../protocol/experiment';
import { bringExperiments } from './bringExperiments';

/** Samples of a survey between two words about how far it is. */
const SLICE = 720;

/** The experiment at hand: planning it once serves all of its runs. */
let planned: { readonly key: string; readonly sweep: Sweep } | null = null;

const ready = init().then(
  () => {
    bringExperiments();
    tell({ type: 'ready' });
  },
  () => tell({ type: 'failed', message: 'the simulation could not be loaded' }),
);

self.onmessage = async ({ data }: MessageEvent<ToSweepWorker>) => {
  await ready;
  try {
    await answer(data);
  } catch (thrown) {
    // A core that has trapped cannot go on: the page ends this worker.
    planned = null;
    tell({ type: 'failed', message: messageOf(thrown) });
  }
};

async function answer(question: ToSweepWorker): Promise<void> {
  if (question.type === 'open') {
    tell(opened(question.file));
    return;
  }
  const sweep = plan(question);
  if (question.type === 'run') {
    const metrics = sweep.run(question.point, question.replication);
    tell({ type: 'done', metrics }, [metrics.buffer as ArrayBuffer]);
  } else if (question.type === 'judge') {
    tell({ type: 'judged', results: sweep.results(question.runs) });
  } else if (question.type === 'survey') {
    await survey(sweep, question.point);
  } else {
    const lines = seriesOf(sweep);
    const buffers = lines.flatMap(({ t, y }) => [t.buffer as ArrayBuffer, y.buffer as ArrayBuffer]);
    tell({ type: 'lines', lines }, buffers);
  }
}

function opened(file: ResultsFile): FromSweepWorker {
  try {
    const told =
      'merged' in file
        ? open_merged(file.merged)
        : open_bundled(file.plan, file.rows, file.date ?? undefined);
    return { type: 'opened', told };
  } catch (thrown) {
    // A sentence of the core's; a core that has trapped is another matter.
    if (thrown instanceof WebAssembly.RuntimeError) throw thrown;
    return { type: 'refused', message: messageOf(thrown) };
  }
}

/** A survey in slices, telling how far it is between them. */
async function survey(sweep: Sweep, point: number): Promise<void> {
  const path = sweep.survey(point);
  while (!path.advance(SLICE)) {
    tell({ type: 'surveying', done: path.done() });
    await new Promise((resolve) => setTimeout(resolve));
  }
  const series = {
    t: path.t(),
    delay_ms: path.delay_ms(),
    links: path.links(),
    path_changes: path.path_changes(),
    handovers: [path.handovers(false), path.handovers(true)] as const,
    seam: path.seam(),
  };
  path.free();
  tell({ type: 'surveyed', series });
}

function plan({ id, mode, chosen }: SweepQuestion): Sweep {
  const key = `${id}/${mode}/${chosen ?? ''}`;
  if (planned?.key !== key) {
    planned?.sweep.free();
    planned = null;
    const sweep = chosen === undefined ? new Sweep(id, mode) : Sweep.of_other(id, mode, chosen);
    planned = { key, sweep };
  }
  return planned.sweep;
}

function seriesOf(sweep: Sweep): SeriesLine[] {
  const all = sweep.series();
  const lines = Array.from({ length: all.count() }, (_, number) => ({
    ...(JSON.parse(all.about(number)) as Pick<SeriesLine, 'curve' | 'flow' | 'values'>),
    t: all.t(number),
    y: all.y(number),
  }));
  all.free();
  return lines;
}

function tell(message: FromSweepWorker, transfer: Transferable[] = []): void {
  self.postMessage(message, { transfer });
}
