/** Whether each path of the chosen flow is in use, active or inactive at the playhead. */
import { type CodeArray, codeRoom, PathUse } from '../protocol/codes.gen';
import { rowsBefore } from './search';
import type { RecordingSource } from './source';

/** Rows to walk before a search is shorter, and the most that a search looks at. */
const LONG_JUMP = 5_000;
const MOST = 60_000;

export class PathStates {
  /** By path; before the first row the primary counts as in use. */
  readonly states: CodeArray<PathUse>;
  private readonly flow: number;
  private applied = 0;
  private generation = 0;

  constructor(flow: number, paths: number) {
    this.flow = flow;
    this.states = codeRoom(paths);
    this.reset();
  }

  advance(
    { windows, generation }: Pick<RecordingSource, 'windows' | 'generation'>,
    t: number,
  ): void {
    if (this.states.length < 2) return;
    const target = rowsBefore(windows.t, t);
    const jump =
      generation !== this.generation || target < this.applied || target - this.applied > LONG_JUMP;
    this.generation = generation;
    if (jump) this.jump(windows, target);
    else for (let row = this.applied; row < target; row += 1) this.apply(windows, row);
    this.applied = target;
  }

  /** The first path that is in use. */
  get inUse(): number {
    for (let path = 0; path < this.states.length; path += 1) {
      if (this.states[path] === PathUse.inUse) return path;
    }
    return 0;
  }

  private apply({ flow, path, state }: RecordingSource['windows'], row: number): void {
    if (flow[row] !== this.flow) return;
    const at = path[row] as number;
    if (at < this.states.length) this.states[at] = state[row] as PathUse;
  }

  private jump({ flow, path, state }: RecordingSource['windows'], target: number): void {
    this.reset();
    const open = new Set(this.states.keys());
    for (let row = target - 1; row >= Math.max(0, target - MOST) && open.size > 0; row -= 1) {
      if (flow[row] !== this.flow || !open.delete(path[row] as number)) continue;
      this.states[path[row] as number] = state[row] as PathUse;
    }
  }

  private reset(): void {
    this.states.fill(PathUse.active);
    this.states[0] = PathUse.inUse;
  }
}
