/** The caption of what happens, the clock, and what leads from moment to moment. */
import { type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { counted } from '../../base/text';
import { seconds } from '../../charts/engine/format';
import { useHidesAhead } from '../../charts/ui/useHidesAhead';
import type { PlaybackSource } from '../../clock/playbackSource';
import type { Bookmark } from '../../links/shareLink';
import { EventFilter } from '../../reading/eventFilter';
import type { EventKind } from '../../reading/eventKinds';
import type { Moment } from '../../reading/moments';
import { say } from '../../words/say';
import { EventBook, kindOfRow } from '../events/eventBook';
import { KindSign } from '../events/KindSign';
import { FIRST_KINDS } from '../events/shownKinds';
import { useTicking } from '../events/useTicking';
import { nextMoment, placeOf } from '../moments/course';
import { MomentSign } from '../moments/MomentSign';
import { momentName } from '../moments/momentWords';
import { NoteSign } from '../moments/NoteSign';
import { type MomentsOf, useMoments } from '../moments/useMoments';
import { Icon } from '../timeline/clockIcons';
import { type Happening, happeningAt, stays } from './happening';

interface CaptionProps extends MomentsOf {
  readonly playback: PlaybackSource;
  /** What somebody has noted, in order of time. */
  readonly notes: readonly Bookmark[];
  /** What stands above the words. */
  readonly above?: ReactNode;
  /** What is said before the first moment, and between them. */
  readonly opening: string;
  onMoment(moment: Moment): void;
  /** Closes what stands over the stage, or the stage. */
  onClose(): void;
  /** Shows the QR code of what is on the screen. */
  onScan(): void;
  onLeave(): void;
}

const EVERY_MS = 250;
/** What a reader of the run wants, and what its windows wait for; not how connections come and go. */
const TOLD_KINDS: ReadonlySet<EventKind> = new Set(
  [...FIRST_KINDS, 'blocking' as const].filter((kind) => kind !== 'association'),
);

export function Caption(props: CaptionProps) {
  const { store, playback, above, opening, onMoment, onClose, onScan, onLeave } = props;
  const found = useMoments(props);
  const [chosen, setChosen] = useState<Moment['id'] | null>(null);
  useTicking(store, playback, EVERY_MS);
  found?.index.update();
  const moments = found?.index.list ?? [];
  const at = placeOf(moments, playback.t, chosen);
  const hides = useHidesAhead(playback);
  const told = useHappening(props, moments[at] ?? null);
  const way = (forward: boolean) => {
    const next = nextMoment(moments, playback.t, chosen, forward);
    if (!next) return;
    setChosen(next.id);
    onMoment(next);
  };
  useRemote(way, onClose);
  return (
    <footer className="present-caption">
      {above}
      <p className="present-moment" aria-live="polite">
        {told !== null && found ? (
          <Telling told={told} words={found.words} {...props} />
        ) : (
          <b className="present-name">{opening}</b>
        )}
      </p>
      <div className="present-way">
        <Clock playback={playback} />
        <span className="present-count">
          {hides
            ? say`moment ${at + 1}`
            : at < 0
              ? counted(moments.length, ['moment', 'moments'])
              : say`moment ${at + 1} of ${moments.length}`}
        </span>
        <span className="present-buttons">
          <button
            type="button"
            className="button icon"
            aria-label={say('Moment before')}
            title={say('Moment before (Page Up)')}
            onClick={() => way(false)}
          >
            <Icon name="previous" />
          </button>
          <PlayButton playback={playback} />
          <button
            type="button"
            className="button icon"
            aria-label={say('Next moment')}
            title={say('Next moment (Page Down)')}
            onClick={() => way(true)}
          >
            <Icon name="next" />
          </button>
          <button
            type="button"
            className="button"
            aria-pressed={hides}
            title={say('Predict first: hide what comes after the playhead (H)')}
            onClick={() => playback.hideAhead(!hides)}
          >
            {say('Predict')}
          </button>
          <button
            type="button"
            className="button"
            title={say('The QR code of what is on the screen, large (Q)')}
            onClick={onScan}
          >
            {say('QR')}
          </button>
          <button type="button" className="button" title={say('Leave (Escape)')} onClick={onLeave}>
            {say('Leave')}
          </button>
        </span>
      </div>
    </footer>
  );
}

/** What is told now: what was told before stays until it could be read. */
function useHappening(
  { store, playback, flow, notes }: CaptionProps,
  moment: Moment | null,
): Happening | null {
  const events = useMemo(() => new EventFilter(store, flow, TOLD_KINDS), [store, flow]);
  const before = useRef<{ of: EventFilter; told: Happening | null } | null>(null);
  events.update();
  const row = events.rows.rows[events.positionAt(playback.t)];
  const event = row === undefined ? null : { row, t: store.events.t[row] ?? 0 };
  // How a run begins is no news: the caption then says what it is.
  const news = event !== null && event.t > 0 ? event : null;
  const note = notes.findLast(({ t }) => t <= playback.t) ?? null;
  const last = before.current?.of === events ? before.current.told : null;
  const told = stays(last, playback) ? last : happeningAt(moment, news, playback, note);
  before.current = { of: events, told };
  return told;
}

interface TellingProps extends CaptionProps {
  readonly told: Happening;
  words(moment: Moment): string;
}

/** Name, instant and sentence of what happened. */
function Telling({ told, words, store, explain }: TellingProps) {
  const book = useMemo(() => new EventBook(store, explain), [store, explain]);
  const event = told.kind === 'event' ? book.of(told.row) : null;
  return (
    <>
      <b className="present-name">
        {told.kind === 'note' ? (
          <NoteSign />
        ) : told.kind === 'event' ? (
          <KindSign kind={kindOfRow(store, told.row)} code={store.events.code[told.row]} />
        ) : (
          <MomentSign kind={told.moment.kind} />
        )}
        <span>
          {told.kind === 'note'
            ? told.note.name
            : told.kind === 'event'
              ? event?.title
              : momentName(told.moment)}{' '}
          <span className="present-when">{say`at ${seconds(told.t)}`}</span>
        </span>
      </b>
      <span className="present-words">
        {told.kind === 'note'
          ? told.note.note
          : told.kind === 'event'
            ? event?.detail
            : words(told.moment)}
      </span>
    </>
  );
}

/** The keys of a remote control for slides: they lead on wherever the focus is, also in the field of a number. */
function useRemote(way: (forward: boolean) => void, close: () => void): void {
  const acts = useRef({ way, close });
  acts.current = { way, close };
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const lead = (event: KeyboardEvent) => {
      if (event.key !== 'PageDown' && event.key !== 'PageUp') return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      event.stopPropagation();
      acts.current.way(event.key === 'PageDown');
    };
    const leave = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.key !== 'Escape') return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault();
      acts.current.close();
    };
    addEventListener('keydown', lead, { capture: true, signal });
    addEventListener('keydown', leave, { signal });
    return () => stop.abort();
  }, []);
}

/** Writes itself on every frame, outside React. */
function Clock({ playback }: { readonly playback: PlaybackSource }) {
  const face = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const show = () => {
      const text = seconds(playback.t);
      if (face.current && face.current.textContent !== text) face.current.textContent = text;
    };
    const stops = [playback.subscribe(show), playback.watch(show)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [playback]);
  return (
    <span
      ref={face}
      className="present-clock"
      role="timer"
      aria-live="off"
      aria-label={say('Run time')}
    >
      {seconds(playback.t)}
    </span>
  );
}

function PlayButton({ playback }: { readonly playback: PlaybackSource }) {
  const playing = useSyncExternalStore(
    (changed) => playback.watch(changed),
    () => playback.playing,
  );
  return (
    <button
      type="button"
      className="button icon"
      aria-label={playing ? say('Pause') : say('Play')}
      title={playing ? say('Pause (Space)') : say('Play (Space)')}
      onClick={() => playback.toggle()}
    >
      <Icon name={playing ? 'pause' : 'play'} />
    </button>
  );
}
