/** The moments of the session's run, in the place of the controls. */

import type { Explain } from '../../../panels/events/eventBook';
import { MomentsPanel } from '../../../panels/moments/MomentsPanel';
import type { FlowView } from '../../../reading/source';
import { useStore } from '../hooks';
import { FreezeStep } from '../lesson/FreezeStep';
import type { LabSession } from '../session/session';
import { markInstant, showBookmark, showMoment, watchRoundTrip } from './momentActs';

export interface MomentsProps {
  readonly session: LabSession;
  readonly flow: FlowView | null;
  readonly explain: Explain;
  /** Something was chosen that is elsewhere on the screen. */
  onShown(): void;
  onPresent(): void;
  onClose(): void;
}

export function Moments({ session, flow, explain, onShown, onPresent, onClose }: MomentsProps) {
  const { run, bookmarks } = useStore(session.state, (state) => state);
  const shown = (act: () => void) => {
    act();
    onShown();
  };
  return (
    <>
      <MomentsPanel
        store={run.store}
        playback={session.playback}
        meta={run.meta}
        flow={flow}
        explain={explain}
        bookmarks={bookmarks}
        onMoment={(moment) => shown(() => showMoment(session, moment))}
        onRoundTrip={() => shown(() => watchRoundTrip(session))}
        onPresent={() => shown(onPresent)}
        onMark={() => markInstant(session)}
        onBookmark={(bookmark) => shown(() => showBookmark(session, bookmark))}
        onBookmarks={(now) => session.setBookmarks(now)}
        onClose={onClose}
      />
      <details className="for-teachers">
        <summary>For teachers</summary>
        <FreezeStep session={session} />
      </details>
    </>
  );
}
