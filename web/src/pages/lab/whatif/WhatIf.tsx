/** What-if in the lab: from when on controls act, what is broken, the list of changes, and their marks on the timeline. */
import { useState, useSyncExternalStore } from 'react';
import { readDocument, type ScenarioDocument } from '../../../model/document';
import {
  actsHere,
  asChanged,
  changesOf,
  type DatedChange,
  happened,
  isLive,
} from '../../../model/whatIf';
import { ActingSwitch } from '../../../panels/changes/ActingSwitch';
import { later } from '../../../panels/later';
import { useStore } from '../hooks';
import type { LabSession } from '../session/session';
import { setChanges } from './changeActs';

const ChangesPanel = later(
  'The changes',
  async () => (await import('../../../panels/changes/ChangesPanel')).ChangesPanel,
);
const FlowBreakages = later('The list', async () => (await import('./Breaking')).FlowBreakages);
const Marks = later(
  'The changes',
  async () => (await import('../../../panels/changes/ChangeMarks')).ChangeMarks,
  () => ({ place: <span /> }),
);

interface WhatIfProps {
  readonly session: LabSession;
}

/** Above the controls: from when on they act, and what can be broken. */
export function WhatIf({ session }: WhatIfProps) {
  const acts = useStore(session.state, (state) => state.acts);
  return (
    <>
      <ActingSwitch
        playback={session.playback}
        acts={acts}
        onChoose={(chosen) => session.state.setState({ acts: chosen, fixed: null })}
      />
      <BreakIt session={session} />
    </>
  );
}

/** Below them: what has been changed. */
export function Changes({ session }: WhatIfProps) {
  const note = useStore(session.state, (state) => state.fixed);
  const changes = useStore(session.scenario.state, (state) => changesOf(state.document));
  if (changes.length === 0 && note === null) return null;
  return (
    <ChangesPanel
      changes={changes}
      fields={session.fields}
      note={note}
      onChanges={(edited) => setChanges(session, edited)}
      onGo={(t) => session.playback.seek(t)}
    />
  );
}

/** What can be broken at the playhead; nothing of it is loaded before somebody looks. */
function BreakIt({ session }: WhatIfProps) {
  const [open, setOpen] = useState(false);
  return (
    <details className="break-it" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary title="Break something at the playhead, and see what the protocol does (B). The other button of the mouse, or a finger held, breaks it at an instant of a chart.">
        Break it
      </summary>
      {open ? <FlowBreakages session={session} /> : null}
    </details>
  );
}

/** Opens it and goes there. */
export function openBreaking(): void {
  const place = document.querySelector<HTMLDetailsElement>('.break-it');
  if (place) place.open = true;
  place?.querySelector('summary')?.focus();
}

/** On the timeline: a mark for every change. */
export function WhatIfMarks({ session }: WhatIfProps) {
  const changes = useStore(session.scenario.state, (state) => changesOf(state.document));
  const { duration_s } = useStore(session.state, (state) => state.run.meta);
  if (changes.length === 0) return null;
  return (
    <Marks
      changes={changes}
      fields={session.fields}
      duration_s={duration_s}
      range={session.timeline}
      onChanges={(edited) => setChanges(session, edited)}
      onGo={(t) => session.playback.seek(t)}
    />
  );
}

/** Sets a field: from the start, or from the playhead on where that was chosen and the field can change. */
export function setField(session: LabSession, path: string, value: unknown): boolean {
  const { scenario, playback, fields, state } = session;
  // Under the hand it goes on as it began, also where the playback ends meanwhile.
  const held = scenario.held(path);
  const here = held === null ? actsHere(state.getState().acts, playback) : held === 'here';
  const live = isLive(fields, path);
  const label = fields.find((field) => field.path === path.replaceAll(/\[\d+\]/g, '.*'))?.label;
  const fixed =
    here && !live
      ? `${label ?? 'This'} is fixed when the run begins: it was set from the start.`
      : null;
  state.setState({ fixed });
  return here && live ? scenario.setFrom(path, value, playback.t) : scenario.set(path, value);
}

/** The document as its changes have made it at the playhead. */
export function useDocumentNow(session: LabSession): ScenarioDocument {
  const { scenario, playback, core } = session;
  const { text, document } = useStore(scenario.state, (state) => state);
  const count = useSyncExternalStore(
    (changed) => {
      const stops = [playback.subscribe(changed), playback.watch(changed)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    () => happened(document, playback.t).length,
  );
  if (count === 0) return document;
  const made = happened(document, playback.t).slice(0, count);
  return documentAfter(text, made, () => readDocument(asChanged(core, text, made)));
}

/** The last one that was made: every rendering asks for the same. */
let kept: { readonly key: string; readonly document: ScenarioDocument } | null = null;

function documentAfter(
  text: string,
  changes: readonly DatedChange[],
  make: () => ScenarioDocument,
): ScenarioDocument {
  const key = `${JSON.stringify(changes)}${text}`;
  if (kept?.key !== key) kept = { key, document: make() };
  return kept.document;
}
