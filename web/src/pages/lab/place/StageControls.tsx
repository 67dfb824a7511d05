/** The controls at hand in a presentation: what is moved acts from the playhead on. */
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { readDocument } from '../../../document/document';
import { controlAt } from '../../../document/fields';
import { letterOf } from '../../../document/runLetters';
import { FieldControl } from '../../../panels/controls/FieldControl';
import { Movement } from '../../../panels/controls/movement';
import { say } from '../../../words/say';
import { useDocumentNow } from '../dated/documentNow';
import { setField } from '../dated/setField';
import type { Lab } from '../session/lab';

export interface StageControlsProps {
  readonly lab: Pick<Lab, 'core' | 'scenario' | 'playback' | 'fields' | 'edit' | 'run' | 'stage'>;
}

export function StageControls({ lab }: StageControlsProps) {
  const { scenario, playback, fields, core } = lab;
  const paths = useStore(lab.stage, (state) => state.controls);
  const { document, problems, refused, preset } = useStore(scenario.state);
  const now = useDocumentNow(lab);
  const note = useStore(lab.edit, (state) => state.fixed);
  const { runs, live } = useStore(lab.run);
  const original = useMemo(() => readDocument(core.preset(preset)), [core, preset]);
  const controls = useMemo(
    () => paths.flatMap((path) => controlAt(fields, document, path) ?? []),
    [paths, fields, document],
  );
  if (controls.length === 0) return null;
  const edited = {
    ...{ document: now, original, problems, refused },
    // Before the first row there is nothing to leave as it was.
    onSet: (path: string, value: unknown) =>
      setField(lab, path, value, playback.t > 0 ? 'here' : 'start'),
  };
  return (
    <section className="present-controls" aria-label={say('Controls at hand')}>
      <Movement value={scenario.gesture}>
        {controls.map((control) => (
          <FieldControl key={control.path} edited={edited} control={control} />
        ))}
      </Movement>
      <p className="present-note" role="status" data-usual={note === null || undefined}>
        {note ?? (runs.length > 1 ? say`They change run ${letterOf(live)}.` : '')}
      </p>
    </section>
  );
}
