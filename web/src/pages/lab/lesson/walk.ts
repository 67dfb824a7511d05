/**
 * Somebody's way through a lesson: opens the states of its steps in the lab, lets nothing be seen before it was
 * predicted, asks hidden runs for the answers, and keeps how far one has come.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { endOf, isNear, readGiven, rightChoice } from '../../../links/lesson/answer';
import {
  BEGUN,
  type Given,
  keepProgress,
  NOT_KEPT,
  type Progress,
  readProgress,
  type Shelf,
} from '../../../links/lesson/progress';
import { changed, openState } from '../../../links/lesson/state';
import { type Lesson, problemWords, type Question, type Step } from '../../../links/lesson/types';
import type { Linked } from '../../../links/shareLink';
import { say } from '../../../words/say';
import { asEnglish } from '../../../words/typedNumbers';
import type { Guide } from '../session/guide';
import type { Lab } from '../session/lab';
import { notify } from '../session/view';
import { Asking, type Found } from './asking';
import type { ScormReport } from './scorm';

export interface WalkState {
  readonly progress: Progress;
  /** Of each question of the step. */
  readonly found: readonly Found[];
  /** Whether the run of the step has been seen to its end. */
  readonly seen: boolean;
  /** Whether the lab shows the step; else somebody has changed it. */
  readonly there: boolean;
  /** A sentence about what went wrong, or null. */
  readonly problem: string | null;
}

const WORKING: Found = { kind: 'working' };

/** What a lesson leads through. */
export type Led = Pick<Lab, 'core' | 'scenario' | 'playback' | 'view' | 'simulations' | 'opening'>;

export class LessonWalk implements Guide {
  readonly id: string;
  readonly lesson: Lesson;
  readonly state: StoreApi<WalkState>;
  private readonly lab: Led;
  private readonly shelf: Shelf | null;
  /** Where a learning platform is told, or null. */
  private readonly report: ScormReport | null;
  private readonly asking: Asking;
  /** The state of the step as it was opened. */
  private opened: Linked | null = null;
  private openings = 0;
  private readonly stops: (() => void)[];

  constructor(
    lab: Led,
    id: string,
    lesson: Lesson,
    shelf: Shelf | null,
    report: ScormReport | null = null,
  ) {
    this.lab = lab;
    this.id = id;
    this.lesson = lesson;
    this.shelf = shelf;
    this.report = report;
    this.asking = new Asking(lab.core);
    const kept = readProgress(shelf, id, lesson.text);
    const last = lesson.steps.length - 1;
    const progress = {
      ...kept,
      step: Math.min(kept.step, last),
      furthest: Math.min(kept.furthest, last),
    };
    this.state = createStore<WalkState>(() => ({
      progress,
      found: [],
      seen: false,
      there: true,
      problem: null,
    }));
    this.stops = [
      lab.playback.subscribe((t) => this.follow(t)),
      lab.scenario.state.subscribe(() => this.look()),
    ];
  }

  get step(): Step {
    const { steps } = this.lesson;
    return steps[this.state.getState().progress.step] ?? (steps[0] as Step);
  }

  /** Until when the step shows its run. */
  get end_s(): number {
    return endOf(this.opened?.t ?? 0, this.step.state.until_s);
  }

  /** The instant beyond which nothing may be seen yet. */
  get held_s(): number {
    return this.there() && !this.answered() ? (this.opened?.t ?? 0) : Number.POSITIVE_INFINITY;
  }

  /** What was answered to a question of the step, or null. */
  given(question: number): Given | null {
    const { progress } = this.state.getState();
    return progress.given[`${progress.step}.${question}`] ?? null;
  }

  /** Whether all questions of the step are answered, or cannot be. */
  answered(): boolean {
    const { found } = this.state.getState();
    return this.step.questions.every(
      (_, at) => this.given(at) !== null || found[at]?.kind === 'problem',
    );
  }

  /** Questions of the lesson, and those answered rightly. */
  get score(): { readonly asked: number; readonly given: number; readonly right: number } {
    const given = Object.values(this.state.getState().progress.given);
    return {
      asked: this.lesson.steps.reduce((sum, { questions }) => sum + questions.length, 0),
      given: given.length,
      right: given.filter(({ right }) => right).length,
    };
  }

  /** Opens a step in the lab, and asks for the answers to its questions. */
  async open(step: number): Promise<void> {
    const { progress } = this.state.getState();
    this.openings += 1;
    const opening = this.openings;
    this.asking.stop();
    this.keep({ ...progress, step, furthest: Math.max(step, progress.furthest) });
    const { questions, state } = this.step;
    this.state.setState({
      found: questions.map(() => WORKING),
      seen: false,
      there: true,
      problem: null,
    });
    try {
      const linked = await openState(this.lab.core, state);
      if (opening !== this.openings) return;
      this.opened = linked;
      this.lab.opening.show(linked);
      await Promise.all(questions.map((_, at) => this.ask(at, linked, opening)));
    } catch (thrown) {
      if (opening === this.openings) this.state.setState({ problem: problemWords(thrown) });
    }
  }

  /** Shows the step once more as it was. */
  back(): void {
    void this.open(this.state.getState().progress.step);
  }

  /** Takes an answer: a number as it was typed, or the number of a choice. Returns why it is none, or null. */
  give(at: number, said: string): string | null {
    const question = this.step.questions[at];
    const found = this.state.getState().found[at];
    if (!question || found?.kind !== 'answer') return say('The run has not answered yet.');
    const { value } = found.answer;
    let right: boolean;
    let typed: { readonly number: number } | null = null;
    if (question.choices.length > 0) right = Number(said) === rightChoice(question.choices, value);
    else {
      const number = readGiven(question, said);
      if (number === null) return say`“${said.trim()}” is no number.`;
      typed = { number };
      right = isNear(number, Number(value), question.tolerance);
    }
    const { progress } = this.state.getState();
    const id = `${progress.step}.${at}`;
    this.report?.answer({ id, said: typed ?? { choice: Number(said) }, right });
    // As every program reads it, in whichever language it was typed.
    const kept = typed === null ? said : asEnglish(said);
    const given = { ...progress.given, [id]: { said: kept, right } };
    this.keep({ ...progress, given });
    this.lab.simulations.goOn();
    return null;
  }

  /** Lets the run go on from the step's instant to its end. */
  play(): void {
    const { playback } = this.lab;
    if (!this.opened) return;
    if (playback.t >= this.end_s) playback.seek(this.opened.t);
    playback.play();
  }

  /** Shows the run that was asked about, with what the question changes. */
  showChanged({ changes }: Question): void {
    if (!this.opened) return;
    const { core } = this.lab;
    this.lab.opening.show({
      ...this.opened,
      scenario: changed(core, this.opened.scenario, changes),
    });
  }

  /** Forgets what was answered and begins anew. */
  restart(): void {
    this.keep(BEGUN);
    void this.open(0);
  }

  /** Ends it; the lab goes on as it is. */
  leave(): void {
    this.openings += 1;
    this.asking.stop();
    for (const stop of this.stops) stop();
  }

  private async ask(at: number, linked: Linked, opening: number): Promise<void> {
    const { step } = this;
    const question = step.questions[at];
    if (!question) return;
    const found = await this.asking.ask(question, step, linked);
    if (opening !== this.openings) return;
    const now = this.state.getState().found;
    this.state.setState({ found: now.map((one, other) => (other === at ? found : one)) });
    this.lab.simulations.goOn();
  }

  /** Stops where nothing more may be seen, and where the step ends. */
  private follow(t: number): void {
    const { playback } = this.lab;
    if (!playback.playing || !this.there()) return;
    if (t >= this.held_s) playback.pause();
    else if (t >= this.end_s) {
      playback.pause();
      this.state.setState({ seen: true });
    }
  }

  /** Whether the lab runs the step's own scenario. */
  private there(): boolean {
    return this.opened !== null && this.lab.scenario.state.getState().text === this.opened.scenario;
  }

  private look(): void {
    const there = this.there();
    if (there !== this.state.getState().there) this.state.setState({ there });
  }

  private keep(progress: Progress): void {
    const kept = keepProgress(this.shelf, this.id, this.lesson.text, progress);
    this.state.setState({ progress });
    this.report?.tell(this.score);
    if (!kept) notify(this.lab.view, NOT_KEPT);
  }
}
