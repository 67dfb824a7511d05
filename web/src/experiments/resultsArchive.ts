/** Results kept in the browser's database, so that reopening an experiment is instant. */
import type { SweepMode } from '../protocol/experiment.gen';
import { say } from '../words/say';

const DATABASE = 'skywindow-experiments';
const RUNS = 'runs';
const VERDICTS = 'verdicts';

/** What results belong to; with another document, seed or core they are worth nothing. */
export interface ResultsStamp {
  readonly id: string;
  readonly mode: SweepMode;
  readonly hash: string;
  readonly seed: number;
  readonly core: string;
}

/** How the claims stood when they were last looked at. */
export interface VerdictCount {
  readonly holds: number;
  readonly fails: number;
  readonly unclear: number;
  /** Whether all runs had been made. */
  readonly complete: boolean;
}

export type KeptVerdicts = ResultsStamp & VerdictCount;

interface KeptRuns extends ResultsStamp {
  readonly runs: Float64Array<ArrayBuffer>;
}

export interface Archive {
  load(stamp: ResultsStamp): Promise<Float64Array | null>;
  save(stamp: ResultsStamp, runs: Float64Array<ArrayBuffer>, verdicts: VerdictCount): Promise<void>;
  verdicts(): Promise<readonly KeptVerdicts[]>;
  /** Forgets an experiment's runs in a mode, of whatever core. */
  remove(stamp: ResultsStamp): Promise<void>;
}

/** The database, opened when first needed. One experiment and mode keep one set of results, the latest. */
export class ResultsArchive implements Archive {
  private opened: Promise<IDBDatabase> | null = null;

  async load(stamp: ResultsStamp): Promise<Float64Array | null> {
    const store = await this.reading(RUNS);
    const kept: KeptRuns | undefined = await settled(store.get(keyOf(stamp)));
    const sound = kept?.runs instanceof Float64Array && sameStamp(kept, stamp);
    return sound ? kept.runs : null;
  }

  async save(
    stamp: ResultsStamp,
    runs: Float64Array<ArrayBuffer>,
    verdicts: VerdictCount,
  ): Promise<void> {
    const key = keyOf(stamp);
    const transaction = (await this.database()).transaction([RUNS, VERDICTS], 'readwrite');
    transaction.objectStore(RUNS).put({ ...stamp, runs }, key);
    transaction.objectStore(VERDICTS).put({ ...stamp, ...verdicts }, key);
    await completed(transaction);
  }

  async verdicts(): Promise<readonly KeptVerdicts[]> {
    const kept: unknown[] = await settled((await this.reading(VERDICTS)).getAll());
    return kept.filter(isVerdicts);
  }

  async remove(stamp: ResultsStamp): Promise<void> {
    const key = keyOf(stamp);
    const transaction = (await this.database()).transaction([RUNS, VERDICTS], 'readwrite');
    transaction.objectStore(RUNS).delete(key);
    transaction.objectStore(VERDICTS).delete(key);
    await completed(transaction);
  }

  private database(): Promise<IDBDatabase> {
    // One that could not be opened may be another time.
    this.opened ??= open().catch((thrown: unknown) => {
      this.opened = null;
      throw thrown;
    });
    return this.opened;
  }

  private async reading(name: string): Promise<IDBObjectStore> {
    return (await this.database()).transaction(name, 'readonly').objectStore(name);
  }
}

/** Whether results belong to exactly this document, seed, mode and core. */
export function sameStamp(kept: ResultsStamp, wanted: ResultsStamp): boolean {
  return (
    keyOf(kept) === keyOf(wanted) &&
    kept.hash === wanted.hash &&
    kept.seed === wanted.seed &&
    kept.core === wanted.core
  );
}

/** Whether something kept is verdicts: another version may have kept what cards cannot show. */
export function isVerdicts(value: unknown): value is KeptVerdicts {
  const { id, mode, hash, seed, core, holds, fails, unclear, complete } = (value ?? {}) as Record<
    string,
    unknown
  >;
  return (
    [id, mode, hash, core].every((one) => typeof one === 'string') &&
    [seed, holds, fails, unclear].every((one) => Number.isInteger(one) && (one as number) >= 0) &&
    typeof complete === 'boolean'
  );
}

function keyOf({ id, mode }: ResultsStamp): string {
  return `${id}/${mode}`;
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(RUNS);
    request.result.createObjectStore(VERDICTS);
  };
  return settled(request);
}

/** Only a completed transaction outlives a reload. */
function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () =>
      reject(transaction.error ?? new Error(say('The database took nothing.')));
  });
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () =>
      reject(request.error ?? new Error(say('The database does not answer.')));
  });
}
