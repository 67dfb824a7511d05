/** The notes of the run on show on its timeline; nothing is loaded while there are none. */
import { useStore } from 'zustand';
import type { Bookmark } from '../../../links/shareLink';
import { later } from '../../../panels/later';
import { say } from '../../../words/say';
import type { Lab } from '../session/lab';
import type { LabScreen } from '../session/screen';
import { notify } from '../session/view';

const NoteMarks = later(
  say('The notes'),
  async () => (await import('../../../panels/moments/NoteMarks')).NoteMarks,
  () => ({ place: <span /> }),
);

interface NotesOnTimelineProps {
  readonly lab: LabScreen & Pick<Lab, 'timeline'>;
}

export function NotesOnTimeline({ lab }: NotesOnTimelineProps) {
  const { meta, store } = useStore(lab.run, (state) => state.run);
  const bookmarks = useStore(lab.view, (state) => state.bookmarks);
  if (bookmarks.length === 0) return null;
  return (
    <NoteMarks
      bookmarks={bookmarks}
      duration_s={meta.duration_s}
      range={lab.timeline}
      store={store}
      playback={lab.playback}
      onGo={(bookmark) => void show(lab, bookmark)}
    />
  );
}

async function show(lab: LabScreen, bookmark: Bookmark): Promise<void> {
  const acts = await import('./momentActs').catch(() => null);
  if (acts) acts.showBookmark(lab, bookmark);
  else notify(lab.view, say('This could not be loaded. Reload the page.'));
}
