/** The notes on the timeline: a flag at each instant, which leads to it. */
import { useSyncExternalStore } from 'react';
import { useHidesAhead } from '../../charts/ui/useHidesAhead';
import type { PlaybackSource } from '../../clock/playbackSource';
import type { Bookmark } from '../../links/shareLink';
import type { RecordingSource } from '../../reading/source';
import { fixed } from '../../words/numbers';
import { say } from '../../words/say';
import { useTicking } from '../events/useTicking';
import type { TimelineRange } from '../timeline/range';
import { MARGIN_PX } from '../timeline/track';
import { NoteSign } from './NoteSign';
import './noteMarks.css';

interface NoteMarksProps {
  readonly bookmarks: readonly Bookmark[];
  readonly duration_s: number;
  /** What of the run the timeline shows. */
  readonly range: TimelineRange;
  readonly store: RecordingSource;
  readonly playback: PlaybackSource;
  onGo(bookmark: Bookmark): void;
}

const EVERY_MS = 500;

export function NoteMarks(props: NoteMarksProps) {
  const { bookmarks, duration_s, range, store, playback, onGo } = props;
  useSyncExternalStore(range.subscribe, () => range.version);
  useTicking(store, playback, EVERY_MS);
  const hides = useHidesAhead(playback);
  const { from, to } = range.span(duration_s);
  const last = hides ? Math.min(to, playback.t) : to;
  const shown = bookmarks.filter(({ t }) => t >= from && t <= last);
  /** Per cent of the timeline. */
  const place = ({ t }: Bookmark) => ((t - from) / (to - from)) * 100;
  return (
    <fieldset
      className="note-marks"
      style={{ left: MARGIN_PX, right: MARGIN_PX }}
      aria-label={say('Notes on the timeline')}
    >
      {shown.map((bookmark, at) => {
        const left = place(bookmark);
        const next = shown[at + 1];
        return (
          <button
            key={bookmark.t}
            type="button"
            className="note-mark"
            // What comes next is not covered.
            style={{ left: `${left}%`, maxWidth: next ? `${place(next) - left}%` : undefined }}
            aria-label={say`Note at ${fixed(bookmark.t, 3)} s: ${bookmark.name}`}
            title={[bookmark.name, bookmark.note].filter(Boolean).join(': ')}
            onClick={() => onGo(bookmark)}
          >
            <NoteSign />
          </button>
        );
      })}
    </fieldset>
  );
}
