/** What a citation says of an experiment and of the results of it that are on show. */
import { writtenDocument } from '../../experiments/said';
import type { Cited } from '../../links/cite';
import type { Made } from '../../panels/experiment/exports';
import type { Experiment } from '../../protocol/experiment.gen';

/** What the experiment does not say itself: what its document is named by, and where it is opened again. */
type Named = Pick<Cited, 'document' | 'link'>;

/** The citation of results; English in every language, as citations are. */
export function citedResults({ document }: Experiment, made: Made, named: Named): Cited {
  const { title, figure, seed } = writtenDocument(document);
  const last = seed + made.planned - 1;
  return {
    title: figure === '' ? title : `${figure}: ${title}`,
    core: made.core,
    seeds: last > seed ? `${seed} to ${last}` : String(seed),
    ...named,
    date: made.date ?? new Date().toISOString().slice(0, 10),
  };
}

/** An address of the page as others open it. */
export const linkTo = (hash: string): string => `${location.origin}${location.pathname}${hash}`;
