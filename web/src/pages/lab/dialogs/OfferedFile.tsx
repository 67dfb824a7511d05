/** A file that was dropped, chosen or pasted, read as what it is: a scenario is opened, satellites are taken over. */
import { useEffect, useState } from 'react';
import { readDocument } from '../../../document/document';
import { fileKind } from '../../../document/fileKind';
import type { Problem } from '../../../protocol/core.gen';
import { useModal } from '../hooks';
import { offer } from '../session/edit';
import type { Lab } from '../session/lab';
import { ElementsDialog } from './ElementsDialog';
import { Findings } from './Findings';
import './dialogs.css';
import './elements.css';

interface OfferedFileProps {
  readonly lab: Pick<Lab, 'core' | 'scenario' | 'edit' | 'opening'>;
  /** The text of a file; empty where one of element sets is asked for. */
  readonly text: string;
}

export function OfferedFile(props: OfferedFileProps) {
  if (fileKind(props.text) === 'scenario') return <ScenarioFile {...props} />;
  return <ElementsDialog {...props} />;
}

/** Opens a scenario, or says what is wrong with it. */
function ScenarioFile({ lab, text }: OfferedFileProps) {
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  useEffect(() => {
    const wrong = openScenario(lab, text);
    if (wrong.length === 0) offer(lab.edit, null);
    else setProblems(wrong);
  }, [lab, text]);
  return problems.length === 0 ? null : <Refused lab={lab} problems={problems} />;
}

interface RefusedProps {
  readonly lab: Pick<Lab, 'edit'>;
  readonly problems: readonly Problem[];
}

function Refused({ lab, problems }: RefusedProps) {
  const dialog = useModal(true);
  return (
    <dialog
      ref={dialog}
      className="elements"
      aria-labelledby="scenario-file-title"
      onClose={() => offer(lab.edit, null)}
    >
      <h2 id="scenario-file-title">Scenario from a file</h2>
      <Findings problems={problems}>
        This file cannot be opened as a scenario. The one on the screen stays.
      </Findings>
      <div className="elements-actions">
        <button type="button" className="button" onClick={() => offer(lab.edit, null)}>
          Close
        </button>
      </div>
    </dialog>
  );
}

/** Opens a scenario from a file, if it can run and has anything to show. */
function openScenario(
  { core, scenario, opening }: Pick<Lab, 'core' | 'scenario' | 'opening'>,
  text: string,
): readonly Problem[] {
  const problems = core.check(text);
  if (problems.length > 0) return problems;
  const { flows, background, constellations } = readDocument(text);
  const sends = (flows?.length ?? 0) + (background?.associations ?? 0) > 0;
  if (!sends && (constellations?.length ?? 0) === 0) {
    return [{ path: '', message: 'it has neither flows nor satellites, so nothing can be shown' }];
  }
  opening.showFromStart();
  const { preset } = scenario.state.getState();
  scenario.replace({ preset, text });
  return [];
}
