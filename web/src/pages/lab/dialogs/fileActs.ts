/** Saving and opening a file by a key. */
import { say } from '../../../words/say';
import { offer } from '../session/edit';
import type { Lab } from '../session/lab';
import type { Linkable } from '../session/link';
import { saveRun } from '../session/mine';
import { notify } from '../session/view';
import { offerFile } from './offeredFile';

type FilingLab = Linkable & Pick<Lab, 'edit'>;

/** Saves the run on the screen, and says under which name. */
export function save(lab: FilingLab, title: string): void {
  notify(lab.view, say`Saved as ${saveRun(lab, title)}.`);
}

/** Asks for a file, and opens it. */
export function open(lab: FilingLab): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    if (!file) return;
    void offerFile(file, {
      offer: (text) => offer(lab.edit, text),
      notify: (notice) => notify(lab.view, notice),
    });
  });
  input.click();
}
