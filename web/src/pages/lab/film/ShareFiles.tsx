/** What the dialog of sharing offers as files: a film, and the flat map as a picture of vectors. */
import { useState } from 'react';
import { useStore } from 'zustand';
import { messageOf } from '../../../base/assert';
import { fileName } from '../../../charts/engine/download';
import type { VectorFormat } from '../../../charts/vector/save';
import { inWords } from '../../../document/document';
import { fixed } from '../../../words/numbers';
import { say } from '../../../words/say';
import { pictureSource } from '../../../words/source';
import { useBeside } from '../runs/useBeside';
import type { Lab } from '../session/lab';
import type { Looked } from './globeApart';

interface ShareFilesProps {
  readonly lab: Looked & Pick<Lab, 'playback'>;
  onFilm(): void;
}

const TITLE = say('Flat map');

export function ShareFiles({ lab, onFilm }: ShareFilesProps) {
  const run = useStore(lab.run, (state) => state.run);
  const beside = useBeside(lab);
  const [said, setSaid] = useState('');
  const save = async (format: VectorFormat) => {
    const { t } = lab.playback;
    const { subject, rest } = inWords(run.document);
    const words = `${subject} · ${rest}`;
    setSaid(say('The map is being drawn.'));
    try {
      const [{ saveVector }, { flatMap }] = await Promise.all([
        import('../../../charts/vector/save'),
        import('./flatMap'),
      ]);
      const source = pictureSource(`${location.origin}${location.pathname}`);
      const about = { title: `${TITLE}: ${subject}`, words: [words], source };
      const named = { title: about.title, words: `${words}. At ${fixed(t, 3)} s.` };
      const draw = (paper: Parameters<typeof flatMap>[4]) => flatMap(lab, t, beside, about, paper);
      await saveVector(fileName(TITLE, t, t), format, named, draw, 'light');
      setSaid(say('The map is saved.'));
    } catch (thrown) {
      setSaid(say`The map could not be saved: ${messageOf(thrown)}.`);
    }
  };
  return (
    <section aria-labelledby="share-files">
      <h3 id="share-files">{say('As files')}</h3>
      <div className="share-acts">
        <button type="button" className="button" onClick={onFilm}>
          {say('Film…')}
        </button>
        <button type="button" className="button" onClick={() => void save('svg')}>
          {say('Flat map as SVG')}
        </button>
        <button type="button" className="button" onClick={() => void save('pdf')}>
          {say('Flat map as PDF')}
        </button>
        <span role="status">{said}</span>
      </div>
    </section>
  );
}
