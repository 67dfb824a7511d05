/** All events of the run in order of time, filtered by kind and flow; a click goes to one. */
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { capital } from '../../base/text';
import { useHidesAhead } from '../../charts/ui/useHidesAhead';
import type { PlaybackSource } from '../../clock/playbackSource';
import { familyOf } from '../../families';
import { EventFilter } from '../../reading/eventFilter';
import { EVENT_KINDS, type EventKind, kindLabel } from '../../reading/eventKinds';
import type { FlowView, RecordingSource } from '../../reading/source';
import { fixed } from '../../words/numbers';
import { say } from '../../words/say';
import { EventBook, type Explain, kindOfRow } from './eventBook';
import { KindSign } from './KindSign';
import { FIRST_KINDS } from './shownKinds';
import { useTicking } from './useTicking';
import './events.css';

export interface EventListProps {
  readonly store: RecordingSource;
  readonly playback: PlaybackSource;
  /** The flow on show; its events are listed until all flows are asked for. */
  readonly flow: FlowView | null;
  readonly explain: Explain;
  /** The selected row of the events table, or null. */
  readonly selected: number | null;
  /** Told the row that was chosen; the playhead has been moved to it. */
  onSelect(row: number): void;
}

/** Height of a line in CSS pixels, as in the style sheet. */
const LINE_PX = 60;
/** Lines drawn beyond the visible ones at both ends. */
const BEYOND = 4;
const EVERY_MS = 250;

/** Filters above, lines below. */
export function EventList(props: EventListProps) {
  const { store, playback, flow, explain } = props;
  const [kinds, setKinds] = useState<ReadonlySet<EventKind>>(FIRST_KINDS);
  const [everyFlow, setEveryFlow] = useState(false);
  const of = everyFlow ? null : flow;
  const filter = useMemo(() => new EventFilter(store, of, kinds), [store, of, kinds]);
  const book = useMemo(() => new EventBook(store, explain), [store, explain]);
  useTicking(store, playback, EVERY_MS);
  filter.update();
  return (
    <section className="events" aria-label={say('Events')}>
      <div className="events-bar">
        <fieldset className="events-kinds" aria-label={say('Kinds of event shown')}>
          {EVENT_KINDS.map((kind) => (
            <button
              key={kind}
              type="button"
              aria-pressed={kinds.has(kind)}
              onClick={() => setKinds(toggled(kinds, kind))}
            >
              <KindSign kind={kind} />
              {kind === 'association' && flow
                ? capital(familyOf(flow.protocol).connection)
                : kindLabel(kind)}
            </button>
          ))}
        </fieldset>
        <label className="events-flow">
          {say('Of')}
          <select
            value={everyFlow ? 'all' : 'one'}
            onChange={(event) => setEveryFlow(event.target.value === 'all')}
          >
            <option value="one">{flow?.name ?? say('this flow')}</option>
            <option value="all">{say('all flows')}</option>
          </select>
        </label>
      </div>
      {filter.rows.count === 0 ? (
        <p className="events-none">{say('No event of these kinds has been simulated yet.')}</p>
      ) : (
        <Lines {...props} filter={filter} book={book} />
      )}
    </section>
  );
}

interface LinesProps extends EventListProps {
  readonly filter: EventFilter;
  readonly book: EventBook;
}

/** The lines in view; the others are only height. */
function Lines({ store, playback, selected, onSelect, filter, book }: LinesProps) {
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const [height, setHeight] = useState(400);
  const { rows } = filter.rows;
  const current = filter.positionAt(playback.t);
  const count = useHidesAhead(playback) ? current + 1 : filter.rows.count;
  const first = Math.max(0, Math.floor(top / LINE_PX) - BEYOND);
  const end = Math.min(count, Math.ceil((top + height) / LINE_PX) + BEYOND);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const resizing = new ResizeObserver(() => setHeight(element.clientHeight));
    resizing.observe(element);
    return () => resizing.disconnect();
  }, []);

  // While time passes the list follows the playhead, unless somebody is reading it.
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || current < 0 || element.matches(':hover, :focus-within')) return;
    const line = current * LINE_PX;
    const seen = line >= element.scrollTop && line + LINE_PX <= element.scrollTop + height;
    if (!seen) element.scrollTop = Math.max(0, line - height + 2 * LINE_PX);
  }, [current, height]);

  const go = (position: number) => {
    if (position < 0 || position >= count) return;
    const row = rows[position] ?? 0;
    playback.seek(store.events.t[row] ?? 0);
    onSelect(row);
  };
  const key = (event: React.KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (by === 0) return;
    event.preventDefault();
    event.stopPropagation();
    const chosen = selected === null ? current : filter.positionOf(selected);
    go(chosen + by);
    reveal(list.current, chosen + by);
  };

  const lines = [];
  for (let position = first; position < end; position += 1) {
    const row = rows[position] ?? 0;
    const words = book.of(row);
    lines.push(
      // biome-ignore lint/a11y/useKeyWithClickEvents: the list box handles the keys of its options
      <div
        key={row}
        id={`event-${row}`}
        role="option"
        tabIndex={-1}
        className="event-line"
        style={{ top: position * LINE_PX }}
        aria-selected={row === selected}
        aria-setsize={count}
        aria-posinset={position + 1}
        data-now={position === current || undefined}
        data-ahead={position > current || undefined}
        onClick={() => go(position)}
      >
        <KindSign kind={kindOfRow(store, row)} code={store.events.code[row]} />
        <p className="event-title">
          <b>{fixed(store.events.t[row] ?? 0, 3)} s</b> {words.title}
        </p>
        <p className="event-detail">{words.detail}</p>
      </div>,
    );
  }
  return (
    <div
      ref={list}
      className="events-list"
      role="listbox"
      tabIndex={0}
      aria-label={say('Events in order of time')}
      aria-activedescendant={selected === null ? undefined : `event-${selected}`}
      onScroll={(event) => setTop(event.currentTarget.scrollTop)}
      onKeyDown={key}
    >
      <div style={{ height: count * LINE_PX }} />
      {lines}
    </div>
  );
}

function reveal(list: HTMLElement | null, position: number): void {
  if (!list) return;
  const line = position * LINE_PX;
  if (line < list.scrollTop) list.scrollTop = line;
  const below = line + LINE_PX - list.clientHeight;
  if (below > list.scrollTop) list.scrollTop = below;
}

function toggled(kinds: ReadonlySet<EventKind>, kind: EventKind): ReadonlySet<EventKind> {
  return new Set(EVENT_KINDS.filter((other) => kinds.has(other) !== (other === kind)));
}
