/** Asks a worker of its own what runs say, so that neither statistics nor a long run hold up a frame. */
import type {
  FromSweepWorker,
  Results,
  SeriesLine,
  SweepMode,
  ToSweepWorker,
} from '../protocol/experiment';
import { type SweepPort, spawnSweepWorker } from './sweepPort';

interface Waiting {
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
  async judge(id: string, mode: SweepMode, runs: Float64Array): Promise<Results> {
    const answer = await this.ask({ type: 'judge', id, mode, runs });
    if (answer.type !== 'judged') throw new Error('The results could not be worked out.');
    return JSON.parse(answer.results) as Results;
  }

  /** The curves of one run of each point. */
  async series(id: string, mode: SweepMode): Promise<readonly SeriesLine[]> {
    const answer = await this.ask({ type: 'series', id, mode });
    if (answer.type !== 'lines') throw new Error('The run could not be made.');
    return answer.lines;
  }

  /** Ends the worker; what was asked is answered with an error. */
  stop(reason = 'The page was left.'): void {
    this.port?.terminate();
    this.port = null;
    const left = this.waiting;
    this.waiting = [];
    for (const { reject } of left) reject(new Error(reason));
  }

  private ask(question: ToSweepWorker): Promise<FromSweepWorker> {
    this.port ??= this.start();
    const { port } = this;
    return new Promise((resolve, reject) => {
      this.waiting.push({ resolve, reject });
      port.postMessage(question);
    });
  }

  private start(): SweepPort {
    const port = this.spawn();
    port.onmessage = ({ data }) => {
      if (data.type === 'failed') this.stop(data.message);
      else if (data.type !== 'ready') this.waiting.shift()?.resolve(data);
    };
    port.onerror = (event) => this.stop(event.message || 'The worker stopped.');
    return port;
  }
}
