/** What the events of a family mean to whoever reads a recording: its moments, what limits its sender, its packets and its probing. */
import type { EventCode } from '../protocol/codes.gen';

/** What happens to flows of every family, each by an event of its own. */
export type SharedMoment = 'slow-start' | 'window-closed' | 'application-limited' | 'buffer-full';

/** What happens to flows of this family alone. */
export interface OwnMoment {
  /** Its word among the moments of the page. */
  readonly kind: string;
  /** What it is called. */
  readonly name: string;
  readonly code: EventCode;
  /** The first number of the event, where not each of that code is one. */
  readonly a?: number;
}

/** What limits a sender instead of cwnd: the peer's window, or an application without data. */
export type Limit = 'window' | 'application';

/** How a probing cycle ended. */
export type Ending = 'aborted' | 'recovered' | 'congestion' | 'cut';

/** The events of a sender that probes before it takes a loss for congestion. */
export interface ProbingEvents {
  /** What exchanges that were under way when a cycle began are called, where they count. */
  readonly earlier: string | null;
  readonly started: EventCode;
  readonly sent: EventCode;
  readonly answered: EventCode;
  readonly endings: ReadonlyMap<EventCode, Ending>;
}

/** The events of a sender whose streams begin anew. */
export interface ResetEvents {
  /** It asks for it, and begins no message until that is answered; the first number is that of the request. */
  readonly asked: EventCode;
  /** The answer: the second number is the result. */
  readonly answered: EventCode;
  /** Results by which streams have begun anew. */
  readonly done: readonly number[];
  /** The result by which the answer is still to come. */
  readonly notYet: number;
}

export interface FamilyReading {
  readonly moments: ReadonlyMap<EventCode, SharedMoment>;
  readonly ownMoments: readonly OwnMoment[];
  readonly limits: ReadonlyMap<EventCode, Limit>;
  /** What ends them; a transfer that is complete has nothing to be limited. */
  readonly limitEnds: ReadonlySet<EventCode>;
  /** What says how an end stands to the other: being set up, established, closed. */
  readonly stateChanged: EventCode;
  /** What says that all data have come. */
  readonly complete: EventCode;
  /** What an end does about a packet that has just come. */
  readonly arrived: readonly EventCode[];
  /** What an end tells its peer in a packet of its own. */
  readonly told: readonly EventCode[];
  /** Null where losses are not probed. */
  readonly probing: ProbingEvents | null;
  /** Null where streams never begin anew. */
  readonly resets: ResetEvents | null;
}

/** The events that families have in common, by the names that the core gives them in each. */
interface SharedCodes {
  readonly stateChanged: EventCode;
  readonly slowStart: EventCode;
  readonly windowFull: EventCode;
  readonly windowOpened: EventCode;
  readonly applicationLimited: EventCode;
  readonly applicationResumed: EventCode;
  readonly transferComplete: EventCode;
}

/** What is read alike of every family; `refused`, if it has it, says that the receiver had no room for data. */
export function sharedReading(codes: SharedCodes, refused?: EventCode): FamilyReading {
  return {
    moments: new Map<EventCode, SharedMoment>([
      [codes.slowStart, 'slow-start'],
      [codes.windowFull, 'window-closed'],
      [codes.applicationLimited, 'application-limited'],
      ...(refused === undefined ? [] : ([[refused, 'buffer-full']] as const)),
    ]),
    ownMoments: [],
    limits: new Map([
      [codes.windowFull, 'window'],
      [codes.applicationLimited, 'application'],
    ]),
    limitEnds: new Set([codes.windowOpened, codes.applicationResumed, codes.transferComplete]),
    stateChanged: codes.stateChanged,
    complete: codes.transferComplete,
    arrived: [],
    told: [],
    probing: null,
    resets: null,
  };
}

/** The events of a probing cycle, by the names that the core gives them in each family that has one. */
interface ProbingCodes {
  readonly probingStarted: EventCode;
  readonly probeSent: EventCode;
  readonly probeAnswered: EventCode;
  readonly probingAborted: EventCode;
  readonly immediateRecovery: EventCode;
  readonly congestionFound: EventCode;
  readonly probingCut: EventCode;
}

/** What is read alike of every probing cycle; `earlier` as in `ProbingEvents`. */
export function sharedProbing(codes: ProbingCodes, earlier: string | null): ProbingEvents {
  return {
    earlier,
    started: codes.probingStarted,
    sent: codes.probeSent,
    answered: codes.probeAnswered,
    endings: new Map<EventCode, Ending>([
      [codes.probingAborted, 'aborted'],
      [codes.immediateRecovery, 'recovered'],
      [codes.congestionFound, 'congestion'],
      [codes.probingCut, 'cut'],
    ]),
  };
}
