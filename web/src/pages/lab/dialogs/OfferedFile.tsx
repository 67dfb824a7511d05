/** A file that was dropped, chosen or pasted, read as what it is: a scenario is opened, satellites are taken over. */
import { useEffect, useState } from 'react';
import { fileKind } from '../../../document/fileKind';
import type { Problem } from '../../../protocol/core.gen';
import { say } from '../../../words/say';
import { useModal } from '../hooks';
import { offer } from '../session/edit';
import type { Lab } from '../session/lab';
import { ElementsDialog } from './ElementsDialog';
import { Findings } from './Findings';
import { openText } from './openText';
import './dialogs.css';
import './elements.css';

interface OfferedFileProps {
  readonly lab: Pick<Lab, 'core' | 'scenario' | 'edit' | 'opening' | 'view'>;
  /** The text of a file; empty where one of element sets is asked for. */
  readonly text: string;
}

export function OfferedFile(props: OfferedFileProps) {
  const kind = fileKind(props.text);
  if (kind === 'elements' || kind === 'unknown') return <ElementsDialog {...props} />;
  return <OpenedFile {...props} />;
}

/** Opens a scenario, run, experiment or lesson, or says what is wrong with it. */
function OpenedFile({ lab, text }: OfferedFileProps) {
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  useEffect(() => {
    let left = false;
    openText(lab, text).then((wrong) => {
      if (left) return;
      if (wrong.length === 0) offer(lab.edit, null);
      else setProblems(wrong);
    });
    return () => {
      left = true;
    };
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
      aria-labelledby="opened-file-title"
      onClose={() => offer(lab.edit, null)}
    >
      <h2 id="opened-file-title">{say('From a file')}</h2>
      <Findings problems={problems}>
        {say('This file cannot be opened. What is on the screen stays.')}
      </Findings>
      <div className="elements-actions">
        <button type="button" className="button" onClick={() => offer(lab.edit, null)}>
          {say('Close')}
        </button>
      </div>
    </dialog>
  );
}
