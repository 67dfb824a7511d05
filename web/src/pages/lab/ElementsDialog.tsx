/** Real satellites from a file of element sets: chosen, dropped or pasted; what is wrong with it, line by line. */
import { useCallback, useEffect, useState } from 'react';
import { plain } from '../../base/quantity';
import { readDocument, type ScenarioDocument } from '../../model/document';
import type { ElementsRead, Problem } from '../../protocol/core.gen';
import { useModal } from './hooks';
import { offerFile } from './offeredFile';
import type { LabSession } from './session';
import './dialogs.css';
import './elements.css';

/** So many sentences are shown; the others are counted. */
const MOST_TOLD = 20;

interface ElementsDialogProps {
  readonly session: LabSession;
  /** The text of a file; empty where none is there yet. */
  readonly text: string;
}

export function ElementsDialog({ session, text }: ElementsDialogProps) {
  const dialog = useModal(true);
  const [pasted, setPasted] = useState('');
  const [read, setRead] = useState<ElementsRead | null>(null);
  const [refused, setRefused] = useState<string | null>(null);

  const use = useCallback(
    (scenario: string) => {
      const made: ScenarioDocument = readDocument(scenario);
      if (session.scenario.edit('constellations', () => made)) {
        session.showFromStart();
        session.offer(null);
      } else {
        const [problem] = session.scenario.state.getState().problems;
        setRefused(problem?.message ?? null);
      }
    },
    [session],
  );
  useEffect(() => {
    setRefused(null);
    if (text === '') return;
    // The dialog is on the screen before a long file is read.
    const timer = setTimeout(() => {
      if (isScenario(text)) {
        const problems = openScenario(session, text);
        if (problems.length === 0) session.offer(null);
        else setRead({ scenario: null, satellites: 0, problems });
        return;
      }
      const now = session.core.elements(session.scenario.state.getState().text, text);
      setRead(now);
      if (now.scenario !== null && now.problems.length === 0) use(now.scenario);
    });
    return () => clearTimeout(timer);
  }, [session, text, use]);

  const offer = { offer: (next: string) => session.offer(next), notify: setRefused };
  return (
    <dialog
      ref={dialog}
      className="elements"
      aria-labelledby="elements-title"
      onClose={() => session.offer(null)}
    >
      <h2 id="elements-title">Real satellites</h2>
      <p>
        A file of TLE, or of OMM in CSV, JSON or XML, becomes the constellation, for at most 10,000
        satellites. The run begins at the latest epoch in it.
      </p>
      <label className="elements-file">
        File of element sets
        <input
          type="file"
          accept=".tle,.txt,.csv,.json,.xml,.omm"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            if (file) void offerFile(file, offer);
          }}
        />
      </label>
      <label className="elements-text">
        Or their text
        <textarea
          rows={6}
          spellCheck={false}
          value={pasted}
          onChange={(event) => setPasted(event.target.value)}
        />
      </label>
      {text !== '' && read === null ? <p role="status">Reading the element sets.</p> : null}
      {read === null ? null : <Findings read={read} />}
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
          onClick={() => session.offer(pasted)}
        >
          Read the text
        </button>
        {read === null || read.scenario === null ? null : (
          <button
            type="button"
            className="button primary"
            onClick={() => read.scenario !== null && use(read.scenario)}
          >
            Use the {satellites(read.satellites)}
          </button>
        )}
        <button type="button" className="button" onClick={() => session.offer(null)}>
          Close
        </button>
      </div>
    </dialog>
  );
}

/** Opens a scenario from a file, if it can run. */
function openScenario(session: LabSession, text: string): readonly Problem[] {
  const problems = session.core.check(text);
  if (problems.length === 0) {
    session.showFromStart();
    const { preset } = session.scenario.state.getState();
    session.scenario.replace({ preset, text });
  }
  return problems;
}

/** Whether a file is a scenario, such as this page saves, and no list of satellites. */
function isScenario(text: string): boolean {
  return /^\s*\{/.test(text) && !text.includes('"MEAN_MOTION"');
}

function satellites(count: number): string {
  return count === 1 ? '1 satellite' : `${plain(count)} satellites`;
}

/** What a file gives, and everything that is wrong with it. */
function Findings({ read }: { readonly read: ElementsRead }) {
  const { problems } = read;
  if (problems.length === 0) return null;
  const more = problems.length - MOST_TOLD;
  return (
    <div className="elements-findings" role="alert">
      <p>
        {read.satellites === 0
          ? 'This file cannot be used.'
          : `${satellites(read.satellites)} can be used.`}
      </p>
      <ul>
        {problems.slice(0, MOST_TOLD).map(({ path, message }) => (
          <li key={`${path} ${message}`}>{path === '' ? message : `${path}: ${message}`}</li>
        ))}
      </ul>
      {more > 0 ? <p>And {plain(more)} more.</p> : null}
    </div>
  );
}
