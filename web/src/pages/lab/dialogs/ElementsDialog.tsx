/** Real satellites from a file of element sets: chosen, dropped or pasted; what is wrong with it, line by line. */
import { useCallback, useEffect, useState } from 'react';
import { plain } from '../../../base/quantity';
import { readDocument, type ScenarioDocument } from '../../../document/document';
import type { ElementsRead } from '../../../protocol/core.gen';
import { Say } from '../../../words/SayNodes';
import { say } from '../../../words/say';
import { useModal } from '../hooks';
import { offer } from '../session/edit';
import type { Lab } from '../session/lab';
import { Findings } from './Findings';
import { offerFile, offerText } from './offeredFile';
import './dialogs.css';
import './elements.css';

interface ElementsDialogProps {
  readonly lab: Pick<Lab, 'core' | 'scenario' | 'edit' | 'opening'>;
  /** The text of a file; empty where none is there yet. */
  readonly text: string;
}

export function ElementsDialog({ lab, text }: ElementsDialogProps) {
  const { core, scenario, edit, opening } = lab;
  const dialog = useModal(true);
  const [pasted, setPasted] = useState('');
  const [read, setRead] = useState<ElementsRead | null>(null);
  const [refused, setRefused] = useState<string | null>(null);

  const use = useCallback(
    (satellites: string) => {
      const made: ScenarioDocument = readDocument(satellites);
      if (scenario.edit('constellations', () => made)) {
        opening.showFromStart();
        offer(edit, null);
      } else {
        const [problem] = scenario.state.getState().problems;
        setRefused(problem?.message ?? null);
      }
    },
    [scenario, edit, opening],
  );
  useEffect(() => {
    setRefused(null);
    if (text === '') return;
    // The dialog is on the screen before a long file is read.
    const timer = setTimeout(() => {
      const now = core.elements(scenario.state.getState().text, text);
      setRead(now);
      if (now.scenario !== null && now.problems.length === 0) use(now.scenario);
    });
    return () => clearTimeout(timer);
  }, [core, scenario, text, use]);

  const taker = { offer: (next: string) => offer(edit, next), notify: setRefused };
  return (
    <dialog
      ref={dialog}
      className="elements"
      aria-labelledby="elements-title"
      onClose={() => offer(edit, null)}
    >
      <h2 id="elements-title">{say('Real satellites')}</h2>
      <p>
        <Say>
          A file of TLE, or of OMM in CSV, JSON or XML, becomes the constellation, for at most
          10,000 satellites. The run begins at the latest epoch in it.
        </Say>
      </p>
      <label className="elements-file">
        {say('File of element sets')}
        <input
          type="file"
          accept=".tle,.txt,.csv,.json,.xml,.omm"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) void offerFile(file, taker);
          }}
        />
      </label>
      <label className="elements-text">
        {say('Or their text')}
        <textarea
          rows={6}
          spellCheck={false}
          value={pasted}
          onChange={(event) => setPasted(event.target.value)}
        />
      </label>
      {text !== '' && read === null ? (
        <p role="status">{say('Reading the element sets.')}</p>
      ) : null}
      {read === null ? null : (
        <Findings problems={read.problems}>
          {read.satellites === 0
            ? say('This file cannot be used.')
            : say`${satellites(read.satellites)} can be used.`}
        </Findings>
      )}
      {refused === null ? null : (
        <p className="elements-refused" role="alert">
          {refused}
        </p>
      )}
      <div className="elements-actions">
        <button
          type="button"
          className="button"
          disabled={pasted.trim() === ''}
          onClick={() => offerText(pasted, say('This text'), taker)}
        >
          {say('Read the text')}
        </button>
        {read === null || read.scenario === null ? null : (
          <button
            type="button"
            className="button primary"
            onClick={() => read.scenario !== null && use(read.scenario)}
          >
            {say`Use the ${satellites(read.satellites)}`}
          </button>
        )}
        <button type="button" className="button" onClick={() => offer(edit, null)}>
          {say('Close')}
        </button>
      </div>
    </dialog>
  );
}

function satellites(count: number): string {
  return count === 1 ? '1 satellite' : say`${plain(count)} satellites`;
}
