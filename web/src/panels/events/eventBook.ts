/** The words of events, asked of the simulation core once each. */
import type { SkyView } from '../../protocol/core';
import type { Explanation } from '../../protocol/core.gen';
import { NO_PATH } from '../../protocol/recording.gen';
import { kindOf } from '../../reading/eventKinds';
import { generationOf, type RecordingSource } from '../../reading/source';
import { say } from '../../words/say';

/** The core's explanation of an event of the run on show. */
export type Explain = SkyView['explain'];

const MOST_KEPT = 2000;
const UNKNOWN: Explanation = { title: say('Event'), detail: '', rule: '' };

/** Words of rows of the events table, kept for rows asked for again. */
export class EventBook {
  private readonly kept = new Map<number, Explanation>();
  private generation = -1;
  private readonly source: RecordingSource;
  private readonly explain: Explain;

  constructor(source: RecordingSource, explain: Explain) {
    this.source = source;
    this.explain = explain;
  }

  of(row: number): Explanation {
    const generation = generationOf(this.source, 'events');
    if (generation !== this.generation || this.kept.size >= MOST_KEPT) {
      this.kept.clear();
      this.generation = generation;
    }
    const known = this.kept.get(row);
    if (known) return known;
    const words = this.ask(row);
    this.kept.set(row, words);
    return words;
  }

  private ask(row: number): Explanation {
    const { code, flow, path, end, a, b, c, d } = this.source.events;
    const number = code[row];
    if (number === undefined) return UNKNOWN;
    return this.explain(
      number,
      flow[row] ?? 0,
      path[row] ?? NO_PATH,
      a[row] ?? 0,
      b[row] ?? 0,
      c[row] ?? 0,
      d[row] ?? 0,
      // What happens to the association happens at both ends.
      ...(kindOf(number) === 'association' ? [end[row]] : []),
    );
  }
}

/** The kind of a row of the events table. */
export function kindOfRow(source: RecordingSource, row: number) {
  return kindOf(source.events.code[row]);
}
