/** Asks hidden runs for the answers to a lesson's questions; one run serves all that ask for the same. */
import { inNumbers } from '../../../document/numberedWords';
import { type Answer, answerOf, endOf, neededFor } from '../../../links/lesson/answer';
import { changed } from '../../../links/lesson/state';
import { problemWords, type Question, type Step } from '../../../links/lesson/types';
import type { Linked } from '../../../links/shareLink';
import { EventBook } from '../../../panels/events/eventBook';
import type { Core } from '../../../protocol/core';
import type { Explanation } from '../../../protocol/core.gen';
import { HiddenRun } from './hiddenRun';

/** What is known of a question: nothing yet, its answer with the rule, or why there is none. */
export type Found =
  | { readonly kind: 'working' }
  | { readonly kind: 'answer'; readonly answer: Answer; readonly because: Explanation | null }
  | { readonly kind: 'problem'; readonly message: string };

export class Asking {
  private readonly core: Core;
  private readonly runs = new Map<string, HiddenRun>();

  constructor(core: Core) {
    this.core = core;
  }

  /** The answer to a question of a step whose state was opened. */
  async ask(question: Question, { state }: Step, linked: Linked): Promise<Found> {
    try {
      const text = changed(this.core, linked.scenario, question.changes);
      const run = this.run(text);
      const needed = neededFor(question, linked.t, endOf(linked.t, state.until_s));
      await run.reach(needed);
      const base = question.over === null ? run : this.run(linked.scenario);
      await base.reach(needed);
      const answer = answerOf(question, run, base, linked.t);
      return { kind: 'answer', answer, because: words(run, answer.row) };
    } catch (thrown) {
      return { kind: 'problem', message: problemWords(thrown) };
    }
  }

  stop(): void {
    for (const run of this.runs.values()) run.stop();
    this.runs.clear();
  }

  private run(text: string): HiddenRun {
    const known = this.runs.get(text);
    if (known) return known;
    const run = new HiddenRun(this.core, text);
    this.runs.set(text, run);
    return run;
  }
}

/** The words of an event of a hidden run, with its rule. */
function words(run: HiddenRun, row: number): Explanation | null {
  if (row < 0) return null;
  const explain = (...event: Parameters<typeof run.sky.explain>) =>
    inNumbers(run.sky.explain(...event), run.meta.flows[event[1]], 'both');
  return new EventBook(run.store, explain).of(row);
}
