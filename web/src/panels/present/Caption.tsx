/** The caption of the moment at hand, the clock, and what leads from moment to moment. */
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { counted } from '../../base/text';
import { seconds } from '../../charts/engine/format';
import type { PlaybackSource } from '../../clock/playbackSource';
import type { Moment } from '../../reading/moments';
import { useTicking } from '../events/useTicking';
import { isAtHand, nextMoment, placeOf } from '../moments/course';
import { MomentSign } from '../moments/MomentSign';
import { momentName } from '../moments/momentWords';
import { type MomentsOf, useMoments } from '../moments/useMoments';
import { Icon } from '../timeline/clockIcons';

interface CaptionProps extends MomentsOf {
  readonly playback: PlaybackSource;
  /** What stands above the words. */
  readonly above?: ReactNode;
  /** What is said before the first moment, and between them. */
  readonly opening: string;
  onMoment(moment: Moment): void;
  /** Closes what stands over the stage, or the stage. */
  onClose(): void;
  onLeave(): void;
}

const EVERY_MS = 250;

export function Caption(props: CaptionProps) {
  const { store, playback, above, opening, onMoment, onClose, onLeave } = props;
  const found = useMoments(props);
  const [chosen, setChosen] = useState<Moment['id'] | null>(null);
  useTicking(store, playback, EVERY_MS);
  found?.index.update();
  const moments = found?.index.list ?? [];
  const at = placeOf(moments, playback.t, chosen);
  const behind = moments[at];
  const moment = behind && isAtHand(behind, playback.t, playback.speed) ? behind : null;
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
        {moment && found ? (
          <>
            <b className="present-name">
              <MomentSign kind={moment.kind} />
              <span>
                {momentName(moment)} <span className="present-when">at {seconds(moment.t)}</span>
              </span>
            </b>
            <span className="present-words">{found.words(moment)}</span>
          </>
        ) : (
          <b className="present-name">{opening}</b>
        )}
      </p>
      <div className="present-way">
        <Clock playback={playback} />
        <span className="present-count">
          {at < 0
            ? counted(moments.length, ['moment', 'moments'])
            : `moment ${at + 1} of ${moments.length}`}
        </span>
        <span className="present-buttons">
          <button
            type="button"
            className="button icon"
            aria-label="Moment before"
            title="Moment before (Page Up)"
            onClick={() => way(false)}
          >
            <Icon name="previous" />
          </button>
          <PlayButton playback={playback} />
          <button
            type="button"
            className="button icon"
            aria-label="Next moment"
            title="Next moment (Page Down)"
            onClick={() => way(true)}
          >
            <Icon name="next" />
          </button>
          <button type="button" className="button" title="Leave (Escape)" onClick={onLeave}>
            Leave
          </button>
        </span>
      </div>
    </footer>
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
    <span ref={face} className="present-clock" role="timer" aria-live="off" aria-label="Run time">
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
      aria-label={playing ? 'Pause' : 'Play'}
      title={playing ? 'Pause (Space)' : 'Play (Space)'}
      onClick={() => playback.toggle()}
    >
      <Icon name={playing ? 'pause' : 'play'} />
    </button>
  );
}
