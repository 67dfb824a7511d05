/** Why a terminal uses a satellite: asked of a worker that is kept while questions come, and ended where one is not waited for. */
import type { PacketsPort } from '../protocol/packets';
import type { Why } from '../protocol/why.gen';
import { say, translated } from '../words/say';
import { spawnPackets } from './packetsPort';
import { whyWords } from './spoken';

/** What is asked: a terminal and a satellite by their nodes, at an instant of the run of a scenario. */
export interface WhyQuestion {
  readonly scenario: string;
  readonly terminal: number;
  readonly satellite: number;
  readonly t_s: number;
}

export interface WhyListener {
  done(why: Why): void;
  failed(message: string): void;
}

export class Reasons {
  private readonly spawn: () => PacketsPort;
  private port: PacketsPort | null = null;
  private busy = false;

  constructor(spawn: () => PacketsPort = spawnPackets) {
    this.spawn = spawn;
  }

  /** What was asked before is not answered any more. */
  ask(question: WhyQuestion, listener: WhyListener): void {
    if (this.busy) this.end();
    this.port ??= this.spawn();
    this.busy = true;
    this.port.onmessage = ({ data }) => {
      this.busy = false;
      if (data.type === 'why') listener.done(whyWords(data.why));
      else if (data.type === 'failed') listener.failed(translated(data.message));
    };
    this.port.onerror = (event) => {
      this.end();
      listener.failed(event.message || say('The worker of the reasons stopped.'));
    };
    this.port.postMessage({ type: 'why', ...question });
  }

  /** Lets the worker go, whatever it is doing. */
  end(): void {
    this.port?.terminate();
    this.port = null;
    this.busy = false;
  }
}
