/** Surveys of the paths of an experiment, several at once, each in a worker that says how far it is. */

import type { Chosen, PathSeries } from '../protocol/experiment';
import { say, translated } from '../words/say';
import { poolSize } from './pool';
import { type SweepPort, spawnSweepWorker } from './sweepPort';

/** A path is followed for the whole time of the document. */
export const SURVEY_MODE = 'full';

export interface SurveyListener {
  /** How much of all surveys is done, 0 to 1. */
  progress(share: number): void;
  done(point: number, series: PathSeries): void;
  /** Nothing more will come: all are made, or one cannot be. */
  ended(problem: string | null): void;
}

export class Surveys {
  private readonly id: string;
  private readonly chosen: Chosen;
  private readonly listener: SurveyListener;
  private readonly shares: number[];
  private readonly ports = new Set<SweepPort>();
  private next = 0;
  private over = false;

  /** Starts at once. */
  constructor(
    id: string,
    chosen: Chosen,
    points: number,
    listener: SurveyListener,
    size = poolSize(),
    spawn: () => SweepPort = spawnSweepWorker,
  ) {
    this.id = id;
    this.chosen = chosen;
    this.listener = listener;
    this.shares = new Array(points).fill(0);
    for (let number = 0; number < Math.min(size, points); number += 1) this.enlist(spawn);
  }

  cancel(): void {
    this.over = true;
    for (const port of this.ports) port.terminate();
    this.ports.clear();
  }

  private enlist(spawn: () => SweepPort): void {
    const port = spawn();
    this.ports.add(port);
    let point = -1;
    const goOn = () => {
      point = this.next;
      this.next += 1;
      if (point < this.shares.length) {
        const { id, chosen } = this;
        port.postMessage({ type: 'survey', id, mode: SURVEY_MODE, chosen, point });
        return;
      }
      port.terminate();
      this.ports.delete(port);
      if (this.ports.size === 0) this.end(null);
    };
    port.onmessage = ({ data }) => {
      if (this.over) return;
      if (data.type === 'surveying') this.tell(point, data.done);
      else if (data.type === 'surveyed') {
        this.tell(point, 1);
        this.listener.done(point, data.series);
        goOn();
      } else if (data.type === 'failed') this.end(translated(data.message));
    };
    port.onerror = (event) => this.end(event.message || say('a worker stopped'));
    goOn();
  }

  private tell(point: number, share: number): void {
    this.shares[point] = share;
    const done = this.shares.reduce((sum, one) => sum + one, 0);
    this.listener.progress(done / this.shares.length);
  }

  private end(problem: string | null): void {
    if (this.over) return;
    this.cancel();
    this.listener.ended(problem);
  }
}
