/** The latest events before the playhead, for the corner beside the timeline. */
import { useMemo } from 'react';
import type { PlaybackSource } from '../../clock/playbackSource';
import { EventFilter } from '../../reading/eventFilter';
import type { FlowView, RecordingSource } from '../../reading/source';
import { fixed } from '../../words/numbers';
import { say } from '../../words/say';
import { EventBook, type Explain, kindOfRow } from './eventBook';
import { KindSign } from './KindSign';
import { FIRST_KINDS } from './shownKinds';
import { useTicking } from './useTicking';
import './events.css';

export interface LatestEventsProps {
  readonly store: RecordingSource;
  readonly playback: PlaybackSource;
  readonly flow: FlowView | null;
  readonly explain: Explain;
  /** How many, newest first. */
  readonly count?: number;
  /** Told the row of the event that was clicked; the playhead has been moved to it. */
  onSelect(row: number): void;
}

const EVERY_MS = 200;

/** A few lines: time and title; a click goes there. */
export function LatestEvents(props: LatestEventsProps) {
  const { store, playback, flow, explain, count = 3, onSelect } = props;
  const filter = useMemo(() => new EventFilter(store, flow, FIRST_KINDS), [store, flow]);
  const book = useMemo(() => new EventBook(store, explain), [store, explain]);
  useTicking(store, playback, EVERY_MS);
  filter.update();
  const rows: number[] = [];
  for (let at = filter.positionAt(playback.t); at >= 0 && rows.length < count; at -= 1) {
    rows.push(filter.rows.rows[at] ?? 0);
  }
  if (rows.length === 0) {
    return (
      <p className="events-none">{say('Losses, retransmissions and handovers appear here.')}</p>
    );
  }
  const go = (row: number) => {
    playback.seek(store.events.t[row] ?? 0);
    onSelect(row);
  };
  return (
    <ol className="events-latest" aria-label={say('Latest events')}>
      {rows.map((row) => (
        <li key={row}>
          <button type="button" onClick={() => go(row)} title={book.of(row).detail}>
            <b>{fixed(store.events.t[row] ?? 0, 3)} s</b>
            <KindSign kind={kindOfRow(store, row)} code={store.events.code[row]} />
            <span>{book.of(row).title}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
