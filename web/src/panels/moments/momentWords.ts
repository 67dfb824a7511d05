/** What a moment is called, and the sentence that says what happens then. */
import { counted } from '../../base/text';
import { nodeName } from '../../document/runNames';
import { familyOf, READINGS } from '../../families';
import type { RunMeta } from '../../protocol/runMeta';
import { rowOfMark } from '../../reading/eventMark';
import { type CommonMoment, isCommon, type Moment } from '../../reading/moments';
import type { FlowView, RecordingSource } from '../../reading/source';
import { fixed } from '../../words/numbers';
import { formOf, say } from '../../words/say';
import type { EventBook } from '../events/eventBook';

const NAMES: Readonly<Record<CommonMoment, string>> = {
  'slow-start': say('Slow start'),
  loss: say('First loss'),
  'fast-retransmit': say('First fast retransmit'),
  timeout: say('First timeout'),
  probing: say('First probing cycle'),
  'window-closed': say('First full window'),
  'application-limited': say('The application runs dry'),
  'buffer-full': say('First full buffer'),
  'buffer-blocking': say('First receive-buffer blocking'),
  'queue-full': say('First full queue'),
  'longest-wait': say('Longest head-of-line block'),
  handover: say('First handover'),
  seam: say('The seam'),
  'path-hint': say('First path hint'),
  failover: say('First failover'),
  incident: say('Incident'),
};

const OWN_NAMES: ReadonlyMap<string, string> = new Map(
  READINGS.flatMap(({ ownMoments }) => ownMoments.map(({ kind, name }) => [kind, name] as const)),
);

/** What moments are told with. */
export interface Teller {
  readonly store: RecordingSource;
  readonly meta: RunMeta;
  readonly flow: FlowView;
  readonly book: EventBook;
}

export function momentName({ kind }: Moment): string {
  return isCommon(kind) ? NAMES[kind] : (OWN_NAMES.get(kind) ?? kind);
}

/** "Fast retransmit of TSN 37. 3 missing reports: cwnd 10,560 to 5,280 bytes." */
export function momentWords(moment: Moment, teller: Teller): string {
  if (moment.kind === 'longest-wait') return waitWords(moment, teller);
  const across = moment.kind === 'seam' ? seamWords(moment, teller) : null;
  if (across !== null) return across;
  const row = moment.mark === null ? -1 : rowOfMark(teller.store.events, moment.mark);
  if (row < 0) return '';
  const { title, detail } = teller.book.of(row);
  return [title, detail].filter(Boolean).join('. ');
}

function waitWords({ t, until, most = 0 }: Moment, { flow }: Teller): string {
  const { piece } = familyOf(flow.protocol);
  return say`For ${lasting(until - t)} the receiver holds data back for an earlier ${formOf(1, piece)}: up to ${counted(most, piece)} at once.`;
}

function seamWords({ link, mark, terminal }: Moment, { store, meta }: Teller): string | null {
  const name = (node: number) => nodeName(meta, node);
  const ways = say('across the seam, where neighbours fly opposite ways');
  if (link) return say`The path goes from ${name(link.from)} to ${name(link.to)} ${ways}.`;
  const row = mark === null ? -1 : rowOfMark(store.events, mark);
  if (row < 0 || terminal === null) return null;
  const { b, c } = store.events;
  return say`${name(terminal)} goes from ${name(b[row] ?? -1)} to ${name(c[row] ?? -1)} ${ways}.`;
}

/** "0.241 s", "12.4 s". */
function lasting(seconds: number): string {
  return `${fixed(seconds, seconds < 10 ? 3 : 1)} s`;
}
