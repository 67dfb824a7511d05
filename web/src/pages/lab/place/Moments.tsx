/** The moments of the run on show, in the place of the controls. */
import { useStore } from 'zustand';
import type { Explain } from '../../../panels/events/eventBook';
import { MomentsPanel } from '../../../panels/moments/MomentsPanel';
import type { FlowView } from '../../../reading/source';
import { say } from '../../../words/say';
import { FreezeStep } from '../lesson/FreezeStep';
import type { Linkable } from '../session/link';
import { changeNotes } from '../session/notes';
import { markInstant, showBookmark, showMoment, watchRoundTrip } from './momentActs';

export interface MomentsProps {
  readonly lab: Linkable;
  readonly flow: FlowView | null;
  readonly explain: Explain;
  /** Something was chosen that is elsewhere on the screen. */
  onShown(): void;
  /** Null where it is presented already. */
  readonly onPresent: (() => void) | null;
  onClose(): void;
}

export function Moments({ lab, flow, explain, onShown, onPresent, onClose }: MomentsProps) {
  const run = useStore(lab.run, (state) => state.run);
  const bookmarks = useStore(lab.view, (state) => state.bookmarks);
  const shown = (act: () => void) => {
    act();
    onShown();
  };
  return (
    <>
      <MomentsPanel
        store={run.store}
        playback={lab.playback}
        meta={run.meta}
        flow={flow}
        explain={explain}
        bookmarks={bookmarks}
        onMoment={(moment) => shown(() => showMoment(lab, moment))}
        onRoundTrip={() => shown(() => watchRoundTrip(lab))}
        onPresent={onPresent && (() => shown(onPresent))}
        onMark={() => markInstant(lab)}
        onBookmark={(bookmark) => shown(() => showBookmark(lab, bookmark))}
        onBookmarks={(now) => changeNotes(lab, now)}
        onClose={onClose}
      />
      {onPresent === null ? null : (
        <details className="for-teachers">
          <summary>{say('For teachers')}</summary>
          <FreezeStep lab={lab} />
        </details>
      )}
    </>
  );
}
