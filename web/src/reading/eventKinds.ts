/** The kinds of event that timeline, charts and list tell apart, by the codes of the recording. */
import type { EventCode } from '../protocol/codes.gen';
import { numberOf } from '../protocol/codes.gen';
import {
  type EventKind,
  KIND_OF_CODE,
  MARKED_KINDS,
  type MarkedKind,
} from '../protocol/events.gen';

export {
  EVENT_KINDS,
  type EventKind,
  KIND_LABELS,
  MARKED_KINDS,
  type MarkedKind,
} from '../protocol/events.gen';

/** The kind of an event code. */
export function kindOf(code: EventCode | undefined): EventKind {
  return KIND_OF_CODE[numberOf(code)] ?? 'association';
}

/** Whether a kind has a mark of its own. */
export function isMarked(kind: EventKind): kind is MarkedKind {
  return (MARKED_KINDS as readonly EventKind[]).includes(kind);
}
