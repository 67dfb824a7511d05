/** For which causes packets were lost, as far as a recording is there. */
import type { Outcome } from '../protocol/codes.gen';
import type { LossMark } from '../protocol/losses.gen';
import { inOrder, type LossSign, lossSigns } from './fates';
import { addCodes } from './pathFacts';
import type { RecordingStore } from './recordingStore';
import type { RowIndex } from './rowIndex';

/** The outcomes of a recording. The answer is the same object until there are others, so that it can be compared. */
export class LossesSeen {
  private readonly store: RecordingStore;
  private outcomes = new Set<Outcome>();
  private rows = 0;
  private generation = -1;
  private known: readonly LossSign[] = [];

  constructor(store: RecordingStore) {
    this.store = store;
  }

  /** The shapes of the losses so far, each with its causes. */
  signs(): readonly LossSign[] {
    const { fates } = this.store;
    const generation = this.store.generationOf('fates');
    let before = this.outcomes.size;
    if (generation !== this.generation) {
      this.generation = generation;
      this.outcomes = new Set();
      this.rows = 0;
      before = -1;
    }
    this.rows = addCodes(fates.outcome, this.rows, this.outcomes);
    if (this.outcomes.size !== before) this.known = lossSigns(this.outcomes);
    return this.known;
  }
}

/** The shapes among the rows of an index. */
export class MarksSeen {
  private readonly index: RowIndex;
  private readonly mark: (row: number) => LossMark;
  private marks = new Set<LossMark>();
  private count = 0;
  private epoch = -1;
  private known: readonly LossMark[] = [];

  constructor(index: RowIndex, mark: (row: number) => LossMark) {
    this.index = index;
    this.mark = mark;
  }

  /** Those so far, in the order in which legends have them: the same list until there are others. */
  all(): readonly LossMark[] {
    const { index } = this;
    if (index.epoch !== this.epoch) {
      this.epoch = index.epoch;
      this.marks = new Set();
      this.count = 0;
      this.known = [];
    }
    for (; this.count < index.count; this.count += 1) {
      this.marks.add(this.mark(index.rows[this.count] ?? 0));
    }
    if (this.marks.size !== this.known.length) this.known = inOrder(this.marks);
    return this.known;
  }
}
