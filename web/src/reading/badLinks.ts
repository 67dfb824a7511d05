/** Which links and paths are in the bad state of their error process at the playhead. */
import { ChannelState } from '../protocol/codes.gen';
import { NO_NODE } from '../protocol/recording.gen';
import { rowsBefore } from './search';
import type { RecordingSource } from './source';

type Source = Pick<RecordingSource, 'error_states' | 'path_states' | 'generation'>;

export class BadLinks {
  /** Grows when another link or path may be bad. */
  version = 0;
  /** Processes in their bad state, by place in the scenario and, where links have their own, by the two nodes. */
  private readonly bad = new Set<string>();
  /** Paths with a link in its bad state, by flow and number. */
  private readonly paths = new Set<string>();
  private readonly applied = { links: 0, paths: 0 };
  private generation = 0;

  advance({ error_states, path_states, generation }: Source, t: number): void {
    const links = rowsBefore(error_states.t, t);
    const paths = rowsBefore(path_states.t, t);
    if (links !== this.applied.links || paths !== this.applied.paths) this.version += 1;
    const back = links < this.applied.links || paths < this.applied.paths;
    if (back || generation !== this.generation) this.rewind();
    this.generation = generation;
    for (let row = this.applied.links; row < links; row += 1) {
      const [process, from, to] = [
        error_states.process[row] ?? 0,
        error_states.from[row] ?? NO_NODE,
        error_states.to[row] ?? NO_NODE,
      ];
      note(this.bad, keyOf(process, from, to), error_states.state[row]);
    }
    for (let row = this.applied.paths; row < paths; row += 1) {
      note(this.paths, `${path_states.flow[row]} ${path_states.path[row]}`, path_states.state[row]);
    }
    this.applied.links = links;
    this.applied.paths = paths;
  }

  /** Whether the links between two nodes are bad which a process of the scenario strikes. */
  between(process: number | null | undefined, a: number, b: number): boolean {
    if (this.bad.size === 0 || process === null || process === undefined) return false;
    return this.bad.has(keyOf(process, NO_NODE, NO_NODE)) || this.bad.has(keyOf(process, a, b));
  }

  onPath(flow: number, path: number): boolean {
    return this.paths.size > 0 && this.paths.has(`${flow} ${path}`);
  }

  private rewind(): void {
    this.version += 1;
    this.bad.clear();
    this.paths.clear();
    this.applied.links = 0;
    this.applied.paths = 0;
  }
}

function note(bad: Set<string>, key: string, state: ChannelState | undefined): void {
  if (state === ChannelState.bad) bad.add(key);
  else bad.delete(key);
}

function keyOf(process: number, a: number, b: number): string {
  return a < b ? `${process} ${a} ${b}` : `${process} ${b} ${a}`;
}
