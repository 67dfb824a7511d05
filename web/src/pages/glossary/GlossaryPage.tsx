/** The glossary as a page: every term in one sentence, searched by word, sentence or source. Loaded when first opened. */
import { type ReactNode, useState } from 'react';
import { PageSearch } from '../../panels/finder/PageSearch';
import { chaptersWith } from '../../panels/words/find';
import { Say } from '../../words/SayNodes';
import { forms, say } from '../../words/say';
import './glossary.css';

export function GlossaryPage({ header }: { readonly header: ReactNode }) {
  const [wanted, want] = useState(
    () => new URLSearchParams(location.hash.split('?')[1] ?? '').get('find') ?? '',
  );
  const chapters = chaptersWith(wanted);
  const found = chapters.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <div className="glossary">
      {header}
      <main className="glossary-main">
        <h2>{say('Glossary')}</h2>
        <p>
          <Say>
            In the lab, rest the pointer on a term, hold a finger on it or move the focus to it: it
            says the same sentence.
          </Say>
        </p>
        <PageSearch
          things={forms('term', 'terms')}
          placeholder={say('a_rwnd, handover, RFC 9438')}
          wanted={wanted}
          found={found}
          onWant={want}
        />
        {chapters.map(({ name, entries }) => (
          <section key={name} aria-label={name}>
            <h3>{name}</h3>
            <dl>
              {entries.map((entry) => (
                <div key={entry.name}>
                  <dt>
                    {entry.name}
                    <span className="glossary-also"> {(entry.also ?? []).join(', ')}</span>
                  </dt>
                  <dd>
                    {entry.says}
                    {entry.source === undefined ? null : <cite> {entry.source}</cite>}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </main>
    </div>
  );
}
