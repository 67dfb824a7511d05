/** Asks a worker of its own what runs say, so that neither statistics nor a long run hold up a frame. */
import type {
  Chosen,
  FromSweepWorker,
  ResultsFile,
  SeriesLine,
  ToSweepWorker,
} from '../protocol/experiment';
import type { Opened, Results, SweepMode } from '../protocol/experiment.gen';
import { say, translated } from '../words/say';
import { type SweepPort, spawnSweepWorker } from './sweepPort';

/** A question that took its worker down is asked this often. */
const MOST_TRIES = 2;

interface Waiting {
  readonly question: ToSweepWorker;
  tries: number;
  resolve(answer: FromSweepWorker): void;
  reject(error: Error): void;
}

export class SweepJudge {
  private readonly spawn: () => SweepPort;
  /** Questions in order: the worker answers in turn. */
  private waiting: Waiting[] = [];
  private port: SweepPort | null = null;

  constructor(spawn: () => SweepPort = spawnSweepWorker) {
    this.spawn = spawn;
  }

  /** Rows, claims and differences from runs as point, replication and metrics one after the other. */
  async judge(id: string, mode: SweepMode, runs: Float64Array, chosen?: Chosen): Promise<Results> {
    const answer = await this.ask({ type: 'judge', id, mode, chosen, runs });
    if (answer.type !== 'judged') throw new Error(say('The results could not be worked out.'));
    return JSON.parse(answer.results) as Results;
  }

  /** The curves of one run of each point. */
  async series(id: string, mode: SweepMode, chosen?: Chosen): Promise<readonly SeriesLine[]> {
    const answer = await this.ask({ type: 'series', id, mode, chosen });
    if (answer.type !== 'lines') throw new Error(say('The run could not be made.'));
    return answer.lines;
  }

  /** What a file of results is, and what its runs say; rejects with what is wrong with it, to be read after its name. */
  async open(file: ResultsFile): Promise<Opened> {
    const answer = await this.ask({ type: 'open', file });
    if (answer.type === 'refused') throw new Error(translated(answer.message));
    if (answer.type !== 'opened') throw new Error(say('could not be read'));
    return JSON.parse(answer.told) as Opened;
  }

  private ask(question: ToSweepWorker): Promise<FromSweepWorker> {
    return new Promise((resolve, reject) => {
      const waiting = { question, tries: 0, resolve, reject };
      this.waiting.push(waiting);
      this.send(waiting);
    });
  }

  private send(waiting: Waiting): void {
    waiting.tries += 1;
    this.port ??= this.start();
    this.port.postMessage(waiting.question);
  }

  private start(): SweepPort {
    const port = this.spawn();
    port.onmessage = ({ data }) => {
      if (data.type === 'failed') this.replace(translated(data.message));
      else if (data.type !== 'ready') this.waiting.shift()?.resolve(data);
    };
    port.onerror = (event) => this.replace(event.message || say('the worker stopped'));
    return port;
  }

  /** Gives the worker up: the question it was at goes to another one, once. */
  private replace(reason: string): void {
    this.port?.terminate();
    this.port = null;
    const left = this.waiting;
    this.waiting = left.filter(({ tries }) => tries < MOST_TRIES);
    for (const { tries, reject } of left) {
      if (tries >= MOST_TRIES)
        reject(new Error(say`The results could not be worked out: ${reason}.`));
    }
    for (const waiting of this.waiting) this.send(waiting);
  }
}
