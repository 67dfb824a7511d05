/** Which kinds of events a list shows. */
import { EVENT_KINDS, type EventKind } from '../../reading/eventKinds';

/** Kinds shown until somebody chooses others: what a reader of the run wants first. */
export const FIRST_KINDS: ReadonlySet<EventKind> = new Set<EventKind>([
  'loss',
  'fast-retransmit',
  'timeout',
  'failover',
  'handover',
  'reconfiguration',
  'link',
  'incident',
  'change',
  'probing',
  'hint',
  'path',
  'packet-size',
  'route',
  'association',
]);

export const ALL_KINDS: ReadonlySet<EventKind> = new Set(EVENT_KINDS);
