/** The words of the events of the run on show, with both numbers of what they are about. */
import { useCallback } from 'react';
import { useStore } from 'zustand';
import { inNumbers } from '../../../document/numberedWords';
import type { Explain } from '../../../panels/events/eventBook';
import type { RunSlice } from './run';

export function useExplain(lab: { readonly run: RunSlice }): Explain {
  const run = useStore(lab.run, (state) => state.run);
  return useCallback<Explain>(
    (...event) => inNumbers(run.sky.explain(...event), run.meta.flows[event[1]], 'both'),
    [run],
  );
}
