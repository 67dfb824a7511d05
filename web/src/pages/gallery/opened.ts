/** Files of results that were opened in this visit, one an experiment: what they are, and the way they come in. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { messageOf } from '../../base/assert';
import { resultsAddress } from '../../experiments/resultsAddress';
import { MOST_BYTES, readResultsFile, tooLarge } from '../../experiments/resultsFile';
import type { ResultsFile } from '../../protocol/experiment';
import type { Opened } from '../../protocol/experiment.gen';
import { dated, numberLocale } from '../../words/numbers';
import { say } from '../../words/say';

/** A file that is open. */
export interface OpenedFile {
  /** What it is called. */
  readonly name: string;
  readonly told: Opened;
}

/** What there is to show, and why the last file is not among it. */
export interface OpenedState {
  /** By the id of the experiment; a later file takes the place of an earlier one. */
  readonly files: ReadonlyMap<string, OpenedFile>;
  /** Why the last one was refused, a sentence. */
  readonly problem: string | null;
  /** What is being read. */
  readonly reading: string | null;
}

/** Says what a file is; rejects with what is wrong with it. */
type Reader = (file: ResultsFile) => Promise<Opened>;

export class OpenedFiles {
  readonly state: StoreApi<OpenedState> = createStore<OpenedState>(() => ({
    files: new Map(),
    problem: null,
    reading: null,
  }));
  private readonly read: Reader;
  private asked = 0;

  constructor(read: Reader) {
    this.read = read;
  }

  /** Opens the bytes of a file; the experiment that it is of, or null where it was refused, which the state says. */
  open(name: string, bytes: Uint8Array): Promise<string | null> {
    return this.take(name, async () => bytes);
  }

  /** Opens a file that somebody chose or dropped. */
  openFile(file: File): Promise<string | null> {
    return this.take(file.name, async () => {
      if (file.size > MOST_BYTES) throw new Error(tooLarge(file.size));
      return new Uint8Array(await file.arrayBuffer());
    });
  }

  /** Opens a file beside the site. */
  openBeside(path: string): Promise<string | null> {
    let url: URL;
    try {
      url = resultsAddress(path, document.baseURI);
    } catch (thrown) {
      this.asked += 1;
      this.state.setState({ problem: messageOf(thrown), reading: null });
      return Promise.resolve(null);
    }
    return this.take(nameOf(url), async () => {
      const response = await fetch(url).catch(() => null);
      if (response === null) throw new Error(say('could not be loaded'));
      if (!response.ok)
        throw new Error(say`could not be loaded: the server answered ${response.status}`);
      const size = Number(response.headers.get('content-length'));
      if (size > MOST_BYTES) throw new Error(tooLarge(size));
      return new Uint8Array(await response.arrayBuffer());
    });
  }

  /** Forgets a file; nothing is lost that its owner does not have. */
  discard(id: string): void {
    const files = new Map(this.state.getState().files);
    files.delete(id);
    this.state.setState({ files });
  }

  /** The last one that was asked for is the one that counts. */
  private async take(name: string, load: () => Promise<Uint8Array>): Promise<string | null> {
    this.asked += 1;
    const mine = this.asked;
    this.state.setState({ reading: name, problem: null });
    try {
      const told = await this.read(await readResultsFile(await load()));
      if (mine !== this.asked) return null;
      const files = new Map(this.state.getState().files).set(told.experiment, { name, told });
      this.state.setState({ files, reading: null });
      return told.experiment;
    } catch (thrown) {
      if (mine === this.asked) {
        const problem = `${name}: ${messageOf(thrown).replace(/\.?$/, '.')}`;
        this.state.setState({ problem, reading: null });
      }
      return null;
    }
  }
}

function nameOf(url: URL): string {
  const last = url.pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last) || url.pathname;
  } catch {
    return last;
  }
}

/** Where a file came from, for people: "Plan 1234…, core 0.1.0+…, 440 runs, 20 replications, seeds 1 to 20, 2026-01-31." */
export function openedWords({ told }: OpenedFile): string {
  const { plan, core, runs, made, failed, seed, replications, date, changes, mode } = told;
  const number = (many: number) => many.toLocaleString(numberLocale());
  const parts = [
    say`Plan ${plan}`,
    say`core ${core}`,
    made === runs ? say`${number(runs)} runs` : say`${number(made)} of ${number(runs)} runs`,
    ...(failed > 0 ? [say`${number(failed)} of them failed`] : []),
    say`${number(replications)} replication${replications === 1 ? '' : 's'}`,
    replications > 1 ? say`seeds ${seed} to ${seed + replications - 1}` : say`seed ${seed}`,
    ...(mode === 'quick' ? [say('quick version')] : []),
    ...changes,
    ...(date === null ? [] : [dated(date)]),
  ];
  return `${parts.join(', ')}.`;
}
