/** "Cite this" below the results of an experiment. */
import type { Cited } from '../../links/cite';
import { CiteThis } from '../../panels/words/CiteThis';
import { say } from '../../words/say';
import './cite.css';

/** Nothing until it is known what is cited. */
export function CiteResults({ cited }: { readonly cited: Cited | null }) {
  return (
    <section aria-label={say('Cite this')}>{cited ? <CiteThis cited={cited} /> : null}</section>
  );
}
