/** What the page and the simulation worker say to each other. A run number tells an old answer from a new one. */

export type ToWorker =
  /** The compiled core, before anything else; null if the page could not have it. */
  | { readonly type: 'core'; readonly module: WebAssembly.Module | null }
  | { readonly type: 'load'; readonly run: number; readonly scenario: string }
  /** The run goes on as one of another scenario would that has other dated changes. */
  | { readonly type: 'fork'; readonly run: number; readonly scenario: string }
  | { readonly type: 'advance'; readonly run: number; readonly until_s: number }
  /** A block that has been read: its memory may hold another one. */
  | { readonly type: 'spent'; readonly run: number; readonly buffer: ArrayBuffer };

export type FromWorker =
  /** Said as soon as a load is heard, before the work that it means. */
  | { readonly type: 'heard'; readonly run: number }
  | { readonly type: 'loaded'; readonly run: number }
  /** A fork goes on from `at_s`, before which so many rows of each table were written; blocks that come later are its. */
  | {
      readonly type: 'forked';
      readonly run: number;
      readonly at_s: number;
      readonly rows: readonly number[];
    }
  | {
      readonly type: 'block';
      readonly run: number;
      readonly buffer: ArrayBuffer;
      readonly simulated_s: number;
      readonly finished: boolean;
      /** What the worker's core holds; it never gives any of it back. */
      readonly memory_bytes?: number;
    }
  | { readonly type: 'failed'; readonly run: number; readonly message: string };
