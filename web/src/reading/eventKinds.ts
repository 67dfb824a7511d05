/** The kinds of event that timeline, charts and list tell apart, by the codes of the recording. */
import type { EventCode } from '../protocol/codes.gen';
import { numberOf } from '../protocol/codes.gen';
import {
  type EventKind,
  KIND_LABELS,
  KIND_OF_CODE,
  MARKED_KINDS,
  type MarkedKind,
} from '../protocol/events.gen';
import { translated } from '../words/say';

export {
  EVENT_KINDS,
  type EventKind,
  MARKED_KINDS,
  type MarkedKind,
} from '../protocol/events.gen';

/** What a kind is called, in the language of the page. */
export function kindLabel(kind: EventKind): string {
  return translated(KIND_LABELS[kind]);
}

/** The kind of an event code. */
export function kindOf(code: EventCode | undefined): EventKind {
  return KIND_OF_CODE[numberOf(code)] ?? 'association';
}

/** Whether a kind has a mark of its own. */
export function isMarked(kind: EventKind): kind is MarkedKind {
  return (MARKED_KINDS as readonly EventKind[]).includes(kind);
}
