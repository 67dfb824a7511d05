/** The selected event in full: what happened, why, by which rule, and the truth beside the belief. */
import { useMemo } from 'react';
import { capital } from '../../base/text';
import { FIRST_PROTOCOL, familyOf } from '../../families';
import { END_WORDS, End, wordsOf } from '../../protocol/codes.gen';
import { NO_PATH } from '../../protocol/recording.gen';
import { EventIndex } from '../../reading/eventIndex';
import { packetOf } from '../../reading/pointEvents';
import type { FlowView, RecordingSource } from '../../reading/source';
import {
  causeOf,
  isDataLoss,
  isReaction,
  reactionTo,
  tookForCorruption,
} from '../../reading/truth';
import { fixed } from '../../words/numbers';
import { say } from '../../words/say';
import { CardHead } from '../head/CardHead';
import { EventBook, type Explain, kindOfRow } from './eventBook';
import { KindSign } from './KindSign';
import './events.css';

export interface EventCardProps {
  readonly store: RecordingSource;
  readonly flow: FlowView | null;
  readonly explain: Explain;
  /** Row of the events table. */
  readonly row: number;
  /** Goes to another event named in the card. */
  onSelect(row: number): void;
  /** Shows the bytes of the packet that the event is about, a row of `segments`. */
  onPacket(row: number): void;
  onClose(): void;
}

/** A card for a place over the globe. */
export function EventCard({
  store,
  flow,
  explain,
  row,
  onSelect,
  onPacket,
  onClose,
}: EventCardProps) {
  const book = useMemo(() => new EventBook(store, explain), [store, explain]);
  const kind = kindOfRow(store, row);
  const words = book.of(row);
  const t = store.events.t[row] ?? 0;
  const packet = packetOf(store, row);
  return (
    <section className="event-card on-globe" data-kind={kind} aria-label={say('Selected event')}>
      <CardHead
        sign={<KindSign kind={kind} code={store.events.code[row]} />}
        title={`${fixed(t, 3)} s · ${words.title}`}
        onClose={onClose}
      />
      <Where store={store} flow={flow} row={row} />
      <p>{words.detail}</p>
      <Counterpart store={store} flow={flow} book={book} row={row} onSelect={onSelect} />
      {words.rule === '' ? null : <p className="event-rule">{words.rule}</p>}
      {packet < 0 ? null : (
        <button type="button" className="plain" onClick={() => onPacket(packet)}>
          {say('Bytes of the packet')}
        </button>
      )}
    </section>
  );
}

/** At which end of the flow, on which of its paths and over which network. */
function Where({ store, flow, row }: Pick<EventCardProps, 'store' | 'flow' | 'row'>) {
  const { end, path } = store.events;
  const words: string[] = [];
  const at = end[row];
  if (at !== End.neither) words.push(capital(wordsOf(END_WORDS, at)));
  const by = path[row] ?? NO_PATH;
  if (by !== NO_PATH) {
    const network = store.events.flow[row] === flow?.flow ? flow?.networks[by] : '';
    const over = network ? say` over ${network}` : '';
    words.push(`${by === 0 ? say('path 0, primary') : say`path ${by}`}${over}`);
  }
  return words.length === 0 ? null : <p className="event-where">{words.join(', ')}</p>;
}

interface CounterpartProps {
  readonly store: RecordingSource;
  readonly flow: FlowView | null;
  readonly book: EventBook;
  readonly row: number;
  onSelect(row: number): void;
}

/** Beside a loss what the sender made of it; beside a reaction what really happened. */
function Counterpart({ store, flow, book, row, onSelect }: CounterpartProps) {
  const index = useMemo(() => new EventIndex(store, flow), [store, flow]);
  index.update();
  if (isDataLoss(store, row)) {
    const reaction = reactionTo(store, index, row);
    const none = say('The sender has not reacted to it in what is simulated.');
    const belief = tookForCorruption(store, index, row) ? say('corruption') : say('congestion');
    return other(say`The sender took it for ${belief}`, reaction, none, { store, book, onSelect });
  }
  if (isReaction(store, row)) {
    const cause = causeOf(store, index, row);
    const none = familyOf(flow?.protocol ?? FIRST_PROTOCOL).noLoss(store.events.a[row] ?? 0);
    return other(say('What really happened'), cause, none, { store, book, onSelect });
  }
  return null;
}

function other(
  label: string,
  row: number,
  none: string,
  { store, book, onSelect }: Pick<CounterpartProps, 'store' | 'book' | 'onSelect'>,
) {
  if (row < 0) return <p className="event-other">{none}</p>;
  const words = book.of(row);
  return (
    <p className="event-other">
      {label}:{' '}
      <button type="button" onClick={() => onSelect(row)}>
        {fixed(store.events.t[row] ?? 0, 3)} s, {words.title}
      </button>
      . {words.detail}
    </p>
  );
}
