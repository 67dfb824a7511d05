/** Dated changes in the lab: from when on controls act, what is broken, the list of changes, and their marks on the timeline. */
import { useState } from 'react';
import { useStore } from 'zustand';
import { datedChangesOf } from '../../../document/datedChanges';
import { Movement } from '../../../panels/controls/movement';
import { ActingSwitch } from '../../../panels/dated/ActingSwitch';
import { later } from '../../../panels/later';
import { say } from '../../../words/say';
import type { Lab } from '../session/lab';
import type { BreakingHere } from './Breaking';
import { setDatedChanges } from './changeActs';

const ChangesPanel = later(
  say('The changes'),
  async () => (await import('../../../panels/dated/ChangesPanel')).ChangesPanel,
);
const FlowBreakages = later(
  say('The list'),
  async () => (await import('./Breaking')).FlowBreakages,
);
const Marks = later(
  say('The changes'),
  async () => (await import('../../../panels/dated/ChangeMarks')).ChangeMarks,
  () => ({ place: <span /> }),
);

export interface FromWhenProps {
  readonly lab: BreakItProps['lab'] & Pick<Lab, 'edit'>;
}

/** Above the controls: from when on they act, and what can be broken. */
export function FromWhen({ lab }: FromWhenProps) {
  const acts = useStore(lab.edit, (state) => state.acts);
  return (
    <>
      <ActingSwitch
        playback={lab.playback}
        acts={acts}
        onChoose={(chosen) => lab.edit.setState({ acts: chosen, fixed: null })}
      />
      <BreakIt lab={lab} />
    </>
  );
}

interface DatedListProps {
  readonly lab: Pick<Lab, 'scenario' | 'fields' | 'playback' | 'edit'>;
  /** Whether they are one line until they are asked for. */
  readonly folds: boolean;
}

/** Below them: what has been changed. */
export function DatedList({ lab, folds }: DatedListProps) {
  const note = useStore(lab.edit, (state) => state.fixed);
  const changes = useStore(lab.scenario.state, (state) => datedChangesOf(state.document));
  if (changes.length === 0 && note === null) return null;
  return (
    <ChangesPanel
      changes={changes}
      fields={lab.fields}
      note={note}
      folds={folds}
      onChanges={(edited) => setDatedChanges(lab, edited)}
      onGo={(t) => lab.playback.seek(t)}
    />
  );
}

interface BreakItProps {
  readonly lab: BreakingHere;
}

/** What can be broken at the playhead; nothing of it is loaded before somebody looks. */
function BreakIt({ lab }: BreakItProps) {
  const [open, setOpen] = useState(false);
  return (
    <details className="break-it" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary
        title={say(
          'Break something at the playhead, and see what the protocol does (B). The other button of the mouse, or a finger held, breaks it at an instant of a chart.',
        )}
      >
        {say('Break it')}
      </summary>
      {open ? <FlowBreakages lab={lab} /> : null}
    </details>
  );
}

/** Opens it and goes there. */
export function openBreaking(): void {
  const place = document.querySelector<HTMLDetailsElement>('.break-it');
  if (place) place.open = true;
  place?.querySelector('summary')?.focus();
}

interface DatedMarksProps {
  readonly lab: Pick<Lab, 'scenario' | 'fields' | 'playback' | 'run' | 'timeline'>;
}

/** On the timeline: a mark for every change. */
export function DatedMarks({ lab }: DatedMarksProps) {
  const changes = useStore(lab.scenario.state, (state) => datedChangesOf(state.document));
  const { duration_s } = useStore(lab.run, (state) => state.run.meta);
  if (changes.length === 0) return null;
  return (
    <Movement value={lab.scenario.gesture}>
      <Marks
        changes={changes}
        fields={lab.fields}
        duration_s={duration_s}
        range={lab.timeline}
        onChanges={(edited, movement) => setDatedChanges(lab, edited, movement)}
        onGo={(t) => lab.playback.seek(t)}
      />
    </Movement>
  );
}
