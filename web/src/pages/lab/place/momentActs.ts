/** What takes the screen to a moment, to a round trip or to a bookmark. */

import type { Bookmark } from '../../../model/shareLink';
import { MOST_BOOKMARKS } from '../../../model/shareLink';
import { followingSpeed, roundTripAt, viewOfMoment } from '../../../panels/moments/momentView';
import { rowOfMark } from '../../../reading/eventMark';
import type { Moment } from '../../../reading/moments';
import { roundTripFrom } from '../../../reading/roundTrip';
import { screenOf, showView } from '../session/linkView';
import type { LabSession } from '../session/session';

/** How much of a round trip is shown before it and behind it. */
const MARGIN = 0.25;
/** A playhead further behind the end than a frame goes was put there. */
const LONG_FRAME_S = 0.3;

/** Takes playhead, speed, charts, camera and right column to a moment, where the clock stands still. */
export function showMoment(session: LabSession, moment: Moment): void {
  const { playback, charts } = session;
  const { run, flow } = session.state.getState();
  const { range, speed, part } = viewOfMoment(moment, roundTripAt(run.store, flow, moment.t));
  const row = moment.mark === null ? -1 : rowOfMark(run.store.events, moment.mark);
  playback.pause();
  playback.setSpeed(speed);
  playback.seek(moment.t);
  charts.select(...range);
  session.showPart(part);
  session.showEvent(row < 0 ? null : row);
  session.view?.look(moment.terminal);
}

/** Plays the next round trip of the flow on show so slowly that its packets can be followed, and stops at its end. */
export function watchRoundTrip(session: LabSession): void {
  const { playback, charts } = session;
  const { run, flow } = session.state.getState();
  const trip = roundTripFrom(run.store, flow, playback.t);
  if (trip === null) {
    session.notify(
      'No whole round trip of this flow is simulated after the playhead. Go back a little and try again.',
    );
    return;
  }
  const span = trip.to - trip.from;
  playback.setSpeed(followingSpeed(span));
  playback.seek(trip.from);
  charts.select(trip.from - MARGIN * span, trip.to + MARGIN * span);
  session.showPart('charts');
  session.showEvent(null);
  session.view?.look(null);
  playback.play();
  const stop = playback.subscribe((t) => {
    if (t >= trip.from && t < trip.to) return;
    stop();
    const passed = t >= trip.to && t - trip.to <= playback.speed * LONG_FRAME_S;
    if (passed && playback.playing) playback.pause();
  });
}

/** Keeps the instant and the screen; a bookmark that is there already takes the screen as it is now. */
export function markInstant(session: LabSession): void {
  const { bookmarks } = session.state.getState();
  const { t } = session.playback;
  const others = bookmarks.filter((one) => one.t !== t);
  if (others.length >= MOST_BOOKMARKS) return;
  const numbers = others.map(({ name }) => Number(/^Bookmark (\d+)$/.exec(name)?.[1] ?? 0));
  const name =
    bookmarks.find((one) => one.t === t)?.name ?? `Bookmark ${Math.max(0, ...numbers) + 1}`;
  const marked = [...others, { name, t, view: screenOf(session) }];
  session.setBookmarks(marked.sort((one, other) => one.t - other.t));
}

/** Shows what was on the screen when the instant was marked; the clock stands still. */
export function showBookmark(session: LabSession, { t, view }: Bookmark): void {
  session.playback.moveTo(t);
  showView(session, { ...view, paused: true });
  session.showAwaited();
}
