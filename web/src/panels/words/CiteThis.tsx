/** "Cite this": text, BibTeX and CITATION.cff of what is shown, to copy. */
import { useId, useState } from 'react';
import { copied } from '../../base/clipboard';
import { type Cited, citedBibtex, citedCff, citedText } from '../../links/cite';
import { say } from '../../words/say';

const FORMS = { Text: citedText, BibTeX: citedBibtex, 'CITATION.cff': citedCff } as const;
type Form = keyof typeof FORMS;

export function CiteThis({ cited }: { readonly cited: Cited }) {
  const id = useId();
  const [form, setForm] = useState<Form>('Text');
  const [said, setSaid] = useState('');
  const text = FORMS[form](cited);
  const copy = async () =>
    setSaid(
      (await copied(text))
        ? say('Copied')
        : say('The clipboard is closed to this page: copy it by hand.'),
    );
  const wordsOf = (name: string) => (name === 'Text' ? say('Text') : name);
  return (
    <div className="cite">
      <label htmlFor={id}>{say('Cite this as')}</label>{' '}
      <select
        id={id}
        className="button"
        value={form}
        onChange={({ target }) => setForm(target.value as Form)}
      >
        {Object.keys(FORMS).map((name) => (
          <option key={name} value={name}>
            {wordsOf(name)}
          </option>
        ))}
      </select>{' '}
      <button type="button" className="button" onClick={() => void copy()}>
        {say('Copy the citation')}
      </button>{' '}
      <span role="status">{said}</span>
      <textarea
        lang="en"
        aria-label={say`Citation, ${wordsOf(form)}`}
        readOnly
        rows={5}
        value={text}
        onFocus={(event) => event.target.select()}
      />
    </div>
  );
}
