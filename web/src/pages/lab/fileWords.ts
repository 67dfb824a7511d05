/** What a file saved from the lab says of the run it is from, and of its events. */
import { useMemo } from 'react';
import type { Dash, EventWords } from '../../charts/engine/layer';
import type { ChartAbout } from '../../charts/engine/picture';
import { RUN_DASHES } from '../../charts/engine/runDashes';
import { inWords } from '../../model/document';
import { letterOf } from '../../model/runLetters';
import { EventBook, type Explain } from '../../panels/events/eventBook';
import type { FlowView, RecordingSource } from '../../reading/source';
import { useStore } from './hooks';
import type { RunBeside } from './labState';
import type { LabSession } from './session';

/** The scenario in words and where the numbers come from. */
export function useAbout(session: LabSession, flow: FlowView | null): ChartAbout {
  const { document } = useStore(session.state, (state) => state.run);
  const preset = useStore(session.scenario.state, (state) => state.preset);
  const runs = useStore(session.state, (state) => state.runs);
  return useMemo(() => {
    const { subject, rest } = inWords(document);
    const title = session.presets.find(({ id }) => id === preset)?.title;
    return {
      scenario: [title, `${subject} · ${rest}`].filter(Boolean).join('. '),
      ...(runs.length < 2 ? {} : { runs: runs.map(runWords) }),
      flow: flow?.name ?? '',
      source: `Source: simulated with Skywindow, ${location.origin}${location.pathname}`,
    };
  }, [document, preset, runs, session, flow]);
}

/** A run among several in words: "A, solid: one stream. Quito to London over Iridium". */
function runWords({ run, name }: RunBeside, at: number): string {
  const { subject, rest } = inWords(run.document);
  const words = [name, `${subject} · ${rest}`].filter(Boolean).join('. ');
  return `${letterOf(at)}, ${LINE_WORDS[RUN_DASHES[at] ?? 'line']}: ${words}`;
}

const LINE_WORDS: Readonly<Record<Dash, string>> = {
  line: 'solid',
  dashed: 'dashed',
  dotted: 'dotted',
  dashdot: 'dashes and dots',
};

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
