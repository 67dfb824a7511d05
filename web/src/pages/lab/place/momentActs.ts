/** What takes the screen to a moment, to a round trip or to a bookmark. */
import type { Bookmark } from '../../../links/shareLink';
import { MOST_BOOKMARKS } from '../../../links/shareLink';
import { followingSpeed, roundTripAt, viewOfMoment } from '../../../panels/moments/momentView';
import { rowOfMark } from '../../../reading/eventMark';
import type { Moment } from '../../../reading/moments';
import { roundTripFrom } from '../../../reading/roundTrip';
import { say } from '../../../words/say';
import { showEvent } from '../session/chosen';
import type { Lab } from '../session/lab';
import { screenOf, showView } from '../session/linkView';
import { changeNotes } from '../session/notes';
import type { LabScreen } from '../session/screen';
import { notify } from '../session/view';

/** How much of a round trip is shown before it and behind it. */
const MARGIN = 0.25;
/** A playhead further behind the end than a frame goes was put there. */
const LONG_FRAME_S = 0.3;

/** What is turned to a moment. */
export type Shown = Pick<Lab, 'run' | 'view' | 'chosen' | 'playback' | 'charts' | 'globe'>;

/** Takes playhead, speed, charts, camera and right column to a moment, where the clock stands still. */
export function showMoment(lab: Shown, moment: Moment): void {
  const { playback, charts } = lab;
  const { run } = lab.run.getState();
  const { flow } = lab.view.getState();
  const { range, speed, part } = viewOfMoment(moment, roundTripAt(run.store, flow, moment.t));
  const row = moment.mark === null ? -1 : rowOfMark(run.store.events, moment.mark);
  playback.pause();
  playback.setSpeed(speed);
  playback.seek(moment.t);
  charts.select(...range);
  lab.view.setState({ part });
  showEvent(lab.chosen, row < 0 ? null : row);
  lab.globe.look(moment.terminal);
}

/** Plays the next round trip of the flow on show so slowly that its packets can be followed, and stops at its end. */
export function watchRoundTrip(lab: Shown): void {
  const { playback, charts } = lab;
  const { run } = lab.run.getState();
  const { flow } = lab.view.getState();
  const trip = roundTripFrom(run.store, flow, playback.t);
  if (trip === null) {
    notify(
      lab.view,
      say(
        'No whole round trip of this flow is simulated after the playhead. Go back a little and try again.',
      ),
    );
    return;
  }
  const span = trip.to - trip.from;
  playback.setSpeed(followingSpeed(span));
  playback.seek(trip.from);
  charts.select(trip.from - MARGIN * span, trip.to + MARGIN * span);
  lab.view.setState({ part: 'charts' });
  showEvent(lab.chosen, null);
  lab.globe.look(null);
  playback.play();
  const stop = playback.subscribe((t) => {
    if (t >= trip.from && t < trip.to) return;
    stop();
    const passed = t >= trip.to && t - trip.to <= playback.speed * LONG_FRAME_S;
    if (passed && playback.playing) playback.pause();
  });
}

/** Keeps the instant and the screen; a bookmark that is there already takes the screen as it is now. */
export function markInstant(lab: LabScreen): void {
  const { bookmarks } = lab.view.getState();
  const before = bookmarks.find((one) => one.t === lab.playback.t);
  const { t } = lab.playback;
  const others = bookmarks.filter((one) => one.t !== t);
  if (others.length >= MOST_BOOKMARKS) return;
  const numbers = others.map(({ name }) => Number(/^Note (\d+)$/.exec(name)?.[1] ?? 0));
  const name = say`Note ${Math.max(0, ...numbers) + 1}`;
  const marked = [...others, { name, ...before, t, view: screenOf(lab) }];
  changeNotes(
    lab,
    marked.sort((one, other) => one.t - other.t),
  );
}

/** Shows what was on the screen when the instant was marked; the clock stands still. */
export function showBookmark(lab: LabScreen, { t, view }: Bookmark): void {
  lab.playback.moveTo(t);
  showView(lab, { ...view, paused: true });
  lab.awaited.showAwaited();
}
