/** What a file saved from the lab says of the run it is from, and of its events. */
import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { Dash, EventWords } from '../../../charts/engine/layer';
import type { ChartAbout } from '../../../charts/engine/picture';
import { RUN_DASHES } from '../../../charts/engine/runDashes';
import { inWords, readDocument, type ScenarioDocument } from '../../../document/document';
import { controlGroups, isChanged, shownValue } from '../../../document/fields';
import { letterOf } from '../../../document/runLetters';
import { fieldWords } from '../../../panels/controls/typed';
import { EventBook, type Explain } from '../../../panels/events/eventBook';
import type { Field } from '../../../protocol/core.gen';
import type { FlowView, RecordingSource } from '../../../reading/source';
import { say } from '../../../words/say';
import { pictureSource } from '../../../words/source';
import type { Lab } from '../session/lab';
import { type Linkable, linkOf } from '../session/link';
import type { RunBeside } from '../session/run';

export interface AboutParts extends Linkable, Pick<Lab, 'fields' | 'presets'> {}

/** The scenario in words and where the numbers come from. */
export function useAbout(lab: AboutParts, flow: FlowView | null): ChartAbout {
  const { document } = useStore(lab.run, (state) => state.run);
  const preset = useStore(lab.scenario.state, (state) => state.preset);
  const runs = useStore(lab.run, (state) => state.runs);
  return useMemo(() => {
    const { subject, rest } = inWords(document);
    const title = lab.presets.find(({ id }) => id === preset)?.title;
    return {
      scenario: [title, `${subject} · ${rest}`].filter(Boolean).join('. '),
      ...(runs.length < 2 ? {} : { runs: runs.map(runWords) }),
      flow: flow?.name ?? '',
      source: pictureSource(`${location.origin}${location.pathname}`),
      settings: () => changedWords(lab, document),
      // What is too large for a link has none.
      link: () => linkOf(lab).catch(() => ''),
    };
  }, [document, preset, runs, lab, flow]);
}

/** A run among several in words: "A, solid: one stream. Quito to London over Iridium". */
function runWords({ run, name }: RunBeside, at: number): string {
  const { subject, rest } = inWords(run.document);
  const words = [name, `${subject} · ${rest}`].filter(Boolean).join('. ');
  return `${letterOf(at)}, ${LINE_WORDS[RUN_DASHES[at] ?? 'line']}: ${words}`;
}

const LINE_WORDS: Readonly<Record<Dash, string>> = {
  line: say('solid'),
  dashed: say('dashed'),
  dotted: say('dotted'),
  dashdot: say('dashes and dots'),
};

/** What was changed since the scenario was opened: "Changed: Streams 7 (4), GSL bit error rate 1e-5 (1e-7)". */
function changedWords(
  { core, fields, scenario }: Pick<Lab, 'core' | 'fields' | 'scenario'>,
  document: ScenarioDocument,
): string {
  const original = readDocument(core.preset(scenario.state.getState().preset));
  const systems = Math.max(1, document.constellations?.length ?? 0);
  const controls = [...Array(systems).keys()].flatMap((one) =>
    controlGroups(fields, document, one).flatMap((group) => group.controls),
  );
  const changed = new Map(
    controls
      .filter((control) => isChanged(control, document, original))
      .map((control) => {
        const [now, before] = [document, original].map((one) => shownValue(control, one));
        const { field, label, path } = control;
        return [path, `${label} ${wordsOf(now, field)} (${wordsOf(before, field)})`];
      }),
  );
  return changed.size === 0 ? '' : say`Changed: ${[...changed.values()].join(', ')}`;
}

/** Longest text that is written out. */
const MOST_SAID = 40;

function wordsOf(value: unknown, field: Field): string {
  if (typeof value === 'number') return fieldWords(value, field);
  if (typeof value === 'boolean') return value ? say('on') : say('off');
  if (value === null || value === undefined) return field.null ?? say('none');
  if (Array.isArray(value)) return value.length === 0 ? say('none') : String(value.length);
  if (typeof value !== 'string') return say('on');
  if (value.length > MOST_SAID) return say('a text');
  return field.choices?.find((choice) => choice.value === value)?.label ?? value;
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
