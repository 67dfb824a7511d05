/** An experiment of somebody's own: chosen from a scenario's controls, run here, saved, linked. Loaded when first asked for. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { messageOf } from '../../../base/assert';
import { usePageTitle } from '../../../base/pageTitle';
import { download } from '../../../charts/engine/download';
import { pictureOf } from '../../../charts/engine/thumbnail';
import { DEFAULT_PRESET } from '../../../document/scenarioStore';
import { choicesOf, documentText, type OwnChoices } from '../../../experiments/ownExperiment';
import { keep } from '../../../links/shelf/shelf';
import { Say } from '../../../words/SayNodes';
import { say } from '../../../words/say';
import type { GalleryTools } from '../tools';
import { DrawnMetrics } from './DrawnMetrics';
import { baseScenario, draftOf, variablesOf } from './draft';
import { hand, ownAddress, ownDocument } from './handed';
import { changed, type History, NOTHING, opened, redone, undone } from './history';
import { OwnForm } from './OwnForm';
import { OwnRun } from './OwnRun';
import './own.css';

export interface OwnPageProps {
  readonly tools: GalleryTools;
  /** The document as the address has it, or null. */
  readonly data: string | null;
}

export function OwnPage({ tools, data }: OwnPageProps) {
  usePageTitle(say('An experiment of your own'));
  const { text, problem, change, ways } = useDocument(data);
  return (
    <main className="gallery-main own">
      <a className="back" href="#/gallery">
        {say('All experiments')}
      </a>
      <h2>{say('An experiment of your own')}</h2>
      {problem === null ? null : <p role="alert">{problem}</p>}
      {text === null ? (
        <Begin tools={tools} onBegin={change} />
      ) : (
        <Own tools={tools} text={text} ways={ways} onChange={change} />
      )}
    </main>
  );
}

/** The document on the page. What is changed goes into the address, which then is its link. */
function useDocument(data: string | null) {
  const [history, setHistory] = useState<History>(NOTHING);
  const { now: text } = history;
  const [problem, setProblem] = useState<string | null>(null);
  /** What this page has written into the address itself. */
  const written = useRef<string | null>(null);
  useEffect(() => {
    // What this page has written itself is on it already.
    if (data !== null && data === written.current) return;
    setProblem(null);
    const open = (kept: string | null) => setHistory(kept === null ? NOTHING : opened(kept));
    ownDocument(data).then(open, (thrown: unknown) => setProblem(messageOf(thrown)));
  }, [data]);
  const show = useCallback((next: History) => {
    setHistory(next);
    if (next.now === null) return;
    hand(next.now);
    ownAddress(next.now).then(
      (address) => {
        written.current = new URLSearchParams(address.split('?')[1]).get('d');
        window.history.replaceState(window.history.state, '', address);
      },
      // One that is too long for an address is told by its button.
      () => undefined,
    );
  }, []);
  const ways: Ways = {
    back: history.past.length > 0 ? () => show(undone(history)) : null,
    forth: history.future.length > 0 ? () => show(redone(history)) : null,
  };
  useUndoKeys(ways);
  return { text, problem, change: (next: string) => show(changed(history, next)), ways };
}

/** What leads a step back and forth; null where there is none. */
interface Ways {
  readonly back: (() => void) | null;
  readonly forth: (() => void) | null;
}

/** Ctrl+Z and Ctrl+Shift+Z, but where they are of what is being typed. */
function useUndoKeys({ back, forth }: Ways): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
      if (!(ctrlKey || metaKey) || altKey || key.toLowerCase() !== 'z') return;
      if (target instanceof Element && target.closest('input[type=text], textarea')) return;
      const way = shiftKey ? forth : back;
      if (!way) return;
      event.preventDefault();
      way();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [back, forth]);
}

interface BeginProps {
  readonly tools: GalleryTools;
  onBegin(text: string): void;
}

/** Where there is no document yet: a built-in scenario to begin with. */
function Begin({ tools, onBegin }: BeginProps) {
  const presets = tools.core.presets();
  const [preset, setPreset] = useState(DEFAULT_PRESET);
  const begin = () => {
    const metrics = tools.experiments.metrics();
    onBegin(documentText(draftOf(tools.core, preset, tools.core.preset(preset), metrics)));
  };
  return (
    <form
      className="own-form"
      onSubmit={(event) => {
        event.preventDefault();
        begin();
      }}
    >
      <p className="gallery-lead">
        <Say>
          Choose up to three controls, their values and what is measured; the runs are made in this
          browser. To begin with what the lab shows, choose “Experiment with this” there.
        </Say>
      </p>
      <label className="own-line">
        {say('Scenario')}
        <select value={preset} onChange={({ target }) => setPreset(target.value)}>
          {presets.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button primary">
        {say('Begin')}
      </button>
    </form>
  );
}

interface OwnProps {
  readonly tools: GalleryTools;
  readonly text: string;
  readonly ways: Ways;
  onChange(text: string): void;
}

function Own({ tools, text, ways, onChange }: OwnProps) {
  const choices = useMemo(() => choicesOf(parsed(text)), [text]);
  const metrics = useMemo(() => tools.experiments.metrics(), [tools]);
  const scenario = useMemo(
    () => (choices ? baseScenario(tools.core, choices.base) : {}),
    [tools, choices],
  );
  const variables = useMemo(() => variablesOf(tools.core.fields(), scenario), [tools, scenario]);
  const choose = (next: OwnChoices) => onChange(documentText(next));
  return (
    <>
      <div className="own-ways">
        <Way name={say('Undo')} keys="Ctrl+Z" go={ways.back} />
        <Way name={say('Redo')} keys="Ctrl+Shift+Z" go={ways.forth} />
      </div>
      {choices ? (
        <OwnForm
          choices={choices}
          scenario={scenario}
          variables={variables}
          metrics={metrics}
          onChange={choose}
        />
      ) : (
        <p className="gallery-lead">
          <Say>
            This document says more than the choices here can show. It runs as it is; change it in
            its file.
          </Say>
        </p>
      )}
      <Take
        text={text}
        id={choices?.id ?? 'experiment'}
        title={choices?.title ?? say('An experiment')}
      />
      <OwnRun
        tools={tools}
        text={text}
        figure={
          choices ? <DrawnMetrics choices={choices} metrics={metrics} onChange={choose} /> : null
        }
      />
    </>
  );
}

interface WayProps {
  readonly name: string;
  readonly keys: string;
  readonly go: (() => void) | null;
}

/** A step back or forth. One that is none keeps its place, and the focus. */
function Way({ name, keys, go }: WayProps) {
  return (
    <button
      type="button"
      className="button"
      title={`${name} (${keys})`}
      aria-disabled={go === null}
      onClick={() => go?.()}
    >
      {name}
    </button>
  );
}

interface TakeProps {
  readonly text: string;
  readonly id: string;
  readonly title: string;
}

/** What can be done with the document: a file, a link, a place in the library. */
function Take({ text, id, title }: TakeProps) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      const address = await ownAddress(text);
      await navigator.clipboard.writeText(new URL(address, location.href).href);
      setSaid(say('Link copied.'));
    } catch (thrown) {
      setSaid(say`The link could not be copied: ${messageOf(thrown)}. Save a file instead.`);
    }
  };
  const keepIt = () =>
    keep('experiment', title, text, pictureOf('.experiment-plot canvas')).then(
      () => setSaid(say`“${title}” is kept on this device.`),
      (thrown: unknown) => setSaid(messageOf(thrown)),
    );
  const save = () => {
    download(`${id}.json`, new Blob([text], { type: 'application/json' }));
    setSaid(say`Saved as ${id}.json: skywindow sweep ${id}.json runs it, too.`);
  };
  return (
    <div className="own-take">
      <button type="button" className="button" onClick={() => void keepIt()}>
        {say('Keep on this device')}
      </button>
      <a className="button" href="#/mine">
        {say('My library')}
      </a>
      <button type="button" className="button" onClick={save}>
        {say('Save as a file')}
      </button>
      <button type="button" className="button" onClick={() => void copy()}>
        {say('Copy link')}
      </button>
      <span role="status">{said}</span>
    </div>
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
