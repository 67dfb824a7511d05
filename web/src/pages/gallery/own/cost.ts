/** How long the runs of an experiment take here, by one that is made to measure it. */
import type { Task } from '../../../protocol/experiment';
import { say } from '../../../words/say';
import { SweepPool } from '../../../worker/pool';

/** A first run this long is told apart from the start of its worker without another one. */
const LONG_MS = 1500;

export interface Measuring {
  /** Seconds for one run; rejects with a sentence. */
  readonly run_s: Promise<number>;
  cancel(): void;
}

/** Makes a run of the first point, and where it was short another one, by a worker that has started. */
export function measureRun(
  chosen: string,
  makePool: typeof pool = pool,
  now: () => number = () => performance.now(),
): Measuring {
  let cancel: () => void = () => undefined;
  const run_s = new Promise<number>((resolve, reject) => {
    let began = now();
    let told = 0;
    const made = () => {
      const took_ms = now() - began;
      began = now();
      told += 1;
      if (told === 1 && took_ms < LONG_MS) return;
      resolve(took_ms / 1000);
      cancel();
    };
    const running = makePool(chosen, made, (problem) =>
      reject(new Error(problem ?? say('no run'))),
    );
    cancel = () => running.cancel();
  });
  return { run_s, cancel: () => cancel() };
}

function pool(
  chosen: string,
  done: () => void,
  ended: (problem: string | null) => void,
): Pick<SweepPool, 'cancel'> {
  const first: Task = { point: 0, replication: 0 };
  return new SweepPool(
    '',
    'full',
    [first, first][Symbol.iterator](),
    { done, ended },
    1,
    undefined,
    chosen,
  );
}
