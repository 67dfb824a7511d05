/** The moments of the run in order of time, each one click away, and the bookmarks beside them. */
import { useHidesAhead } from '../../charts/ui/useHidesAhead';
import type { PlaybackSource } from '../../clock/playbackSource';
import type { Bookmark } from '../../links/shareLink';
import type { RunMeta } from '../../protocol/runMeta';
import type { Moment } from '../../reading/moments';
import type { FlowView, RecordingSource } from '../../reading/source';
import type { Explain } from '../events/eventBook';
import { useTicking } from '../events/useTicking';
import { ColumnHead } from '../head/ColumnHead';
import { Bookmarks } from './Bookmarks';
import { MomentSign } from './MomentSign';
import { momentName } from './momentWords';
import './moments.css';
import { fixed } from '../../words/numbers';
import { Say, v } from '../../words/SayNodes';
import { say } from '../../words/say';
import { useMoments } from './useMoments';

export interface MomentsPanelProps {
  readonly store: RecordingSource;
  readonly playback: PlaybackSource;
  readonly meta: RunMeta;
  readonly flow: FlowView | null;
  readonly explain: Explain;
  readonly bookmarks: readonly Bookmark[];
  onMoment(moment: Moment): void;
  /** Plays one round trip from the playhead on. */
  onRoundTrip(): void;
  /** Shows globe and charts large, and nothing else. */
  /** Null where it is presented already. */
  readonly onPresent: (() => void) | null;
  onMark(): void;
  onBookmark(bookmark: Bookmark): void;
  /** Told the bookmarks after one was named or removed. */
  onBookmarks(bookmarks: readonly Bookmark[]): void;
  onClose(): void;
}

const EVERY_MS = 500;

export function MomentsPanel(props: MomentsPanelProps) {
  const { store, playback, flow, bookmarks, onMoment, onRoundTrip, onPresent, onMark, onClose } =
    props;
  const found = useMoments(props);
  useTicking(store, playback, EVERY_MS);
  found?.index.update();
  const hides = useHidesAhead(playback);
  const all = found?.index.list ?? [];
  const moments = hides ? all.filter(({ t }) => t <= playback.t) : all;
  const current = moments.findLastIndex(({ t }) => t <= playback.t);
  return (
    <section className="moments" aria-label={say('Moments')}>
      <ColumnHead
        title={
          <>
            {say('Moments')}
            {flow ? <span> {say`of ${flow.name}`}</span> : null}
          </>
        }
        closeLabel={say('Close moments')}
        onClose={onClose}
      >
        <button
          type="button"
          className="button"
          title={say('Plays from the playhead on, slowly enough to follow the packets')}
          onClick={onRoundTrip}
        >
          {say('Watch one round trip')}
        </button>
        {onPresent === null ? null : (
          <button
            type="button"
            className="button"
            title={say('Globe and charts large, for a projector')}
            onClick={onPresent}
          >
            {say('Present')}
          </button>
        )}
      </ColumnHead>
      {moments.length === 0 || !found ? (
        <p className="moments-none">
          <Say>
            Slow start, losses, handovers and what else is worth seeing appear here as they{' '}
            {v(hides ? say('happen') : say('are simulated'))}.
          </Say>
        </p>
      ) : (
        <ol className="moments-list" aria-label={say('Moments in order of time')}>
          {moments.map((moment, at) => (
            <li key={moment.id}>
              <button
                type="button"
                className="moment"
                aria-current={at === current ? 'true' : undefined}
                onClick={() => onMoment(moment)}
              >
                <MomentSign kind={moment.kind} />
                <span className="moment-head">
                  <b>{momentName(moment)}</b>
                  <span className="moment-t">{fixed(moment.t, 3)} s</span>
                </span>
                <span className="moment-words">{found.words(moment)}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
      <Bookmarks
        bookmarks={bookmarks}
        onMark={onMark}
        onGo={props.onBookmark}
        onChange={props.onBookmarks}
      />
    </section>
  );
}
