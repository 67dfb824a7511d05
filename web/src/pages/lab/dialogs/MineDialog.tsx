/** Saving, opening and citing what is on the screen, and an experiment of it. */
import { type ChangeEvent, useEffect, useState } from 'react';
import { messageOf } from '../../../base/assert';
import type { Cited } from '../../../links/cite';
import { MOST_NAME } from '../../../links/shareLink';
import { CiteThis } from '../../../panels/words/CiteThis';
import { say } from '../../../words/say';
import { useModal } from '../hooks';
import { useTitle } from '../place/Header';
import { offer } from '../session/edit';
import type { Lab } from '../session/lab';
import type { Linkable } from '../session/link';
import { citedOf, keepRun, saveRun, saveScenario } from '../session/mine';
import { notify } from '../session/view';
import { offerFile } from './offeredFile';
import './dialogs.css';
import './share.css';

export interface MineDialogProps {
  readonly lab: Linkable & Pick<Lab, 'presets' | 'edit'>;
  onClose(): void;
}

export function MineDialog({ lab, onClose }: MineDialogProps) {
  const dialog = useModal(true);
  const title = useTitle(lab);
  const [name, setName] = useState(title);
  const [said, setSaid] = useState('');
  const cited = useCited(lab, title);
  const keep = () =>
    keepRun(lab, name.trim() || title).then(
      () => setSaid(say`“${name.trim() || title}” is kept on this device.`),
      (thrown: unknown) => setSaid(messageOf(thrown)),
    );
  const open = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    if (!file) return;
    onClose();
    await offerFile(file, {
      offer: (text) => offer(lab.edit, text),
      notify: (notice) => notify(lab.view, notice),
    });
  };
  const experiment = async () => {
    try {
      const { experimentWith } = await import('../../gallery/own/fromLab');
      const { preset, text } = lab.scenario.state.getState();
      await experimentWith(lab.core, preset, text);
    } catch (thrown) {
      setSaid(say`The experiment could not be begun: ${messageOf(thrown)}.`);
    }
  };
  return (
    <dialog ref={dialog} className="keys share" aria-labelledby="mine-title" onClose={onClose}>
      <h2 id="mine-title">{say('Save and open')}</h2>
      <form
        aria-label={say('On this device')}
        onSubmit={(event) => {
          event.preventDefault();
          void keep();
        }}
      >
        <label className="share-name">
          {say('Name')}
          <input
            type="text"
            value={name}
            maxLength={MOST_NAME}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <div className="share-acts">
          <button type="submit" className="button primary">
            {say('Keep on this device')}
          </button>
          <a className="button" href="#/mine">
            {say('My library')}
          </a>
        </div>
      </form>
      <section aria-label={say('Files')}>
        <div className="share-acts">
          <button
            type="button"
            className="button"
            onClick={() => setSaid(say`Saved as ${saveRun(lab, name)}.`)}
          >
            {say('Save the run')}
          </button>
          <button
            type="button"
            className="button"
            onClick={() => setSaid(say`Saved as ${saveScenario(lab, name)}.`)}
          >
            {say('Save the scenario')}
          </button>
          <label className="button share-file">
            {say('Open a file')}
            <input type="file" className="sr-only" onChange={(event) => void open(event)} />
          </label>
          <button type="button" className="button" onClick={() => void experiment()}>
            {say('Experiment with this')}
          </button>
        </div>
        <p role="status">{said}</p>
      </section>
      <section aria-label={say('Cite this')}>{cited ? <CiteThis cited={cited} /> : null}</section>
      <div className="share-end">
        <button type="button" className="button" onClick={onClose}>
          {say('Close')}
        </button>
      </div>
    </dialog>
  );
}

/** What a citation says of the moment at which the dialog was opened. */
function useCited(lab: Linkable, title: string): Cited | null {
  const [cited, setCited] = useState<Cited | null>(null);
  useEffect(() => {
    let left = false;
    citedOf(lab, title).then((told) => {
      if (!left) setCited(told);
    });
    return () => {
      left = true;
    };
  }, [lab, title]);
  return cited;
}
