/** The moments of the flow on show and their words, kept for as long as run and flow stay. */
import { useMemo } from 'react';
import type { RunMeta } from '../../protocol/runMeta';
import { type Moment, MomentIndex } from '../../reading/moments';
import type { FlowView, RecordingSource } from '../../reading/source';
import { EventBook, type Explain } from '../events/eventBook';
import { momentWords, type Teller } from './momentWords';

export interface MomentsOf {
  readonly store: RecordingSource;
  readonly meta: RunMeta;
  readonly flow: FlowView | null;
  readonly explain: Explain;
}

export function useMoments({ store, meta, flow, explain }: MomentsOf) {
  return useMemo(() => {
    if (flow === null) return null;
    const index = new MomentIndex(store, flow, meta);
    const teller: Teller = { store, meta, flow, book: new EventBook(store, explain) };
    return { index, words: (moment: Moment) => momentWords(moment, teller) };
  }, [store, meta, flow, explain]);
}
