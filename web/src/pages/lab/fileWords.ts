/** What a file saved from the lab says of the run it is from, and of its events. */
import { useMemo } from 'react';
import type { EventWords } from '../../charts/engine/layer';
import type { ChartAbout } from '../../charts/engine/picture';
import { inWords } from '../../model/document';
import { EventBook, type Explain } from '../../panels/events/eventBook';
import type { FlowView, RecordingSource } from '../../reading/source';
import { useStore } from './hooks';
import type { LabSession } from './session';

/** The scenario in words and where the numbers come from. */
export function useAbout(session: LabSession, flow: FlowView | null): ChartAbout {
  const { document } = useStore(session.state, (state) => state.run);
  const preset = useStore(session.scenario.state, (state) => state.preset);
  return useMemo(() => {
    const { subject, rest } = inWords(document);
    const title = session.presets.find(({ id }) => id === preset)?.title;
    return {
      scenario: [title, `${subject} · ${rest}`].filter(Boolean).join('. '),
      flow: flow?.name ?? '',
      source: `Source: simulated with Skywindow, ${location.origin}${location.pathname}`,
    };
  }, [document, preset, session, flow]);
}

/** The words of an event by its row: what happened, and why. */
export function useEventWords(store: RecordingSource, explain: Explain): EventWords {
  return useMemo(() => {
    const book = new EventBook(store, explain);
    return (row) => {
      const { title, detail } = book.of(row);
      return [title, detail].filter(Boolean).join('. ');
    };
  }, [store, explain]);
}
