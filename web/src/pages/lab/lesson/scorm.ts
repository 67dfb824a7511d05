/** A lesson inside a learning platform: tells score and completion by the SCORM 1.2 run-time API, and keeps progress there. */
import { NOT_KEPT, type Shelf } from '../../../links/lesson/progress';

/** The object `API` of a platform (SCORM 1.2 run-time environment, 3.3). */
export interface Platform {
  LMSInitialize(nothing: ''): string;
  LMSGetValue(name: string): string;
  LMSSetValue(name: string, value: string): string;
  LMSCommit(nothing: ''): string;
  LMSFinish(nothing: ''): string;
}

/** A window as far as the search for the API looks at it. */
interface Frame {
  readonly API?: unknown;
  readonly parent?: unknown;
  readonly opener?: unknown;
}

/** What a choice is called: a letter or digit (SCORM 1.2, 3.4.2, CMIFeedback). */
const CHOICES = 'abcdefghijklmnopqrstuvwxyz';

/** Frames that are looked through; a package is never nested more deeply. */
const MOST_FRAMES = 20;

/** The API of the platform that shows the page, or null where none does. */
export function findPlatform(from: unknown): Platform | null {
  const { opener } = from as Frame;
  return findAbove(from) ?? (opener ? findAbove(opener) : null);
}

function findAbove(from: unknown): Platform | null {
  let frame = from as Frame;
  for (let count = 0; count < MOST_FRAMES; count += 1) {
    try {
      if (isPlatform(frame.API)) return frame.API;
    } catch {
      // A frame of another site does not let itself be looked at.
      return null;
    }
    const { parent } = frame;
    if (!parent || parent === frame) return null;
    frame = parent as Frame;
  }
  return null;
}

const CALLS = ['LMSInitialize', 'LMSGetValue', 'LMSSetValue', 'LMSCommit', 'LMSFinish'] as const;

/** Pages that are no platform call things of their own so, too. */
function isPlatform(value: unknown): value is Platform {
  const api = (value ?? {}) as Record<string, unknown>;
  return CALLS.every((name) => typeof api[name] === 'function');
}

export interface Score {
  readonly asked: number;
  readonly given: number;
  readonly right: number;
}

/** An answer to a question, as platforms tell answers apart (SCORM 1.2, cmi.interactions). */
export interface Interaction {
  /** Which question, by step and place: "0.1". */
  readonly id: string;
  /** The number that was said, or the place of the choice. */
  readonly said: { readonly number: number } | { readonly choice: number };
  readonly right: boolean;
}

export class ScormReport {
  private readonly platform: Platform;
  private readonly now: () => number;
  private readonly began_ms: number;
  private ended = false;

  /** Begins the session with the platform. */
  constructor(platform: Platform, now: () => number = () => performance.now()) {
    this.platform = platform;
    this.now = now;
    this.began_ms = now();
    platform.LMSInitialize('');
    const status = platform.LMSGetValue('cmi.core.lesson_status');
    if (status === 'not attempted' || status === '') this.set('lesson_status', 'incomplete');
  }

  /** Progress stays with the platform, so that it is there on another device. */
  get shelf(): Shelf {
    const { platform } = this;
    return {
      getItem: () => platform.LMSGetValue('cmi.suspend_data') || null,
      setItem: (_, value) => {
        if (platform.LMSSetValue('cmi.suspend_data', value) !== 'true') throw new Error(NOT_KEPT);
      },
      removeItem: () => {
        platform.LMSSetValue('cmi.suspend_data', '');
      },
    };
  }

  /** Tells how many questions are answered rightly, and whether all are answered. */
  tell({ asked, given, right }: Score): void {
    if (this.ended) return;
    const share = asked === 0 ? 1 : right / asked;
    this.set('score.min', '0');
    this.set('score.max', '100');
    this.set('score.raw', String(Math.round(share * 100)));
    this.set('lesson_status', given >= asked ? 'completed' : 'incomplete');
    this.platform.LMSCommit('');
  }

  /** Tells an answer; a question that is answered anew is told anew, as one more. */
  answer({ id, said, right }: Interaction): void {
    if (this.ended) return;
    const at = `cmi.interactions.${this.platform.LMSGetValue('cmi.interactions._count') || '0'}`;
    const [type, response] =
      'number' in said
        ? ['numeric', String(said.number)]
        : ['choice', CHOICES.charAt(said.choice) || '0'];
    const told = {
      id: `question-${id.replace('.', '-')}`,
      type,
      student_response: response,
      result: right ? 'correct' : 'wrong',
    };
    for (const [name, value] of Object.entries(told)) {
      this.platform.LMSSetValue(`${at}.${name}`, value);
    }
    this.platform.LMSCommit('');
  }

  /** Ends the session, with the time that it took. */
  end(): void {
    if (this.ended) return;
    this.ended = true;
    this.set('session_time', timespan((this.now() - this.began_ms) / 1000));
    this.platform.LMSCommit('');
    this.platform.LMSFinish('');
  }

  private set(name: string, value: string): void {
    this.platform.LMSSetValue(`cmi.core.${name}`, value);
  }
}

/** Seconds as SCORM 1.2 writes them: "0000:12:30.50". */
function timespan(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const rest = (seconds % 60).toFixed(2).padStart(5, '0');
  return `${String(hours).padStart(4, '0')}:${String(minutes).padStart(2, '0')}:${rest}`;
}

let report: ScormReport | null = null;

/** The session with the platform that shows the page, begun once; null where none does. */
export function platformReport(): ScormReport | null {
  if (report !== null) return report;
  const platform = findPlatform(window);
  if (platform === null) return null;
  try {
    const begun = new ScormReport(platform);
    addEventListener('pagehide', () => begun.end());
    report = begun;
  } catch {
    // A platform that fails when it is begun is none: the lesson goes on, with its progress on this device.
  }
  return report;
}
