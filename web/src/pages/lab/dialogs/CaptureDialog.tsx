/** Packets of the run as a file for Wireshark or for viewers of logs: where, how far it is, and what is wrong. */
import { useEffect, useRef, useState } from 'react';
import { download } from '../../../charts/engine/download';
import type { CaptureFormat } from '../../../protocol/packets';
import { fixed } from '../../../words/numbers';
import { say } from '../../../words/say';
import { askPoints, capture } from '../../../worker/captures';
import { countedWords, FORMATS, wordsOf } from './captureFormats';
import './capture.css';

interface CaptureDialogProps {
  /** The scenario of the run. */
  readonly scenario: string;
  /** How far it has been simulated. */
  readonly until_s: number;
  /** The format that is chosen at first. */
  readonly first: CaptureFormat;
  onClose(): void;
}

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy'; readonly share: number }
  | { readonly kind: 'done'; readonly words: string }
  | { readonly kind: 'failed'; readonly message: string };

export function CaptureDialog({ scenario, until_s, first, onClose }: CaptureDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [points, setPoints] = useState<readonly string[]>([]);
  const [format, setFormat] = useState(first);
  const words = wordsOf(format);
  const [point, setPoint] = useState('sender');
  const [state, setState] = useState<State>({ kind: 'idle' });
  const cancel = useRef<() => void>(() => {});
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => askPoints(scenario, setPoints), [scenario]);
  useEffect(() => () => cancel.current(), []);

  const start = () => {
    setState({ kind: 'busy', share: 0 });
    cancel.current = capture(
      { scenario, point, until_s, format },
      {
        progress: (share) => setState({ kind: 'busy', share }),
        done: (file, count) => {
          download(words.file, new Blob([file], { type: words.mime }));
          setState({ kind: 'done', words: countedWords(words, count) });
        },
        failed: (message) => setState({ kind: 'failed', message }),
      },
    );
  };
  const stop = () => {
    cancel.current();
    setState({ kind: 'idle' });
  };
  const busy = state.kind === 'busy';
  return (
    <dialog ref={dialog} className="capture" aria-labelledby="capture-title" onClose={onClose}>
      <h2 id="capture-title">{words.title}</h2>
      <label className="capture-point">
        {say('Format')}
        <select
          value={format}
          disabled={busy}
          aria-describedby="capture-format-help"
          onChange={({ target }) => {
            setFormat(target.value as CaptureFormat);
            setState({ kind: 'idle' });
          }}
        >
          {FORMATS.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <p id="capture-format-help" className="capture-format-help">
        {words.help} {say`Up to ${fixed(until_s, 1)} s of the run.`}
      </p>
      <label className="capture-point">
        {say('Point')}
        <input
          type="text"
          list="capture-points"
          value={point}
          disabled={busy}
          aria-describedby="capture-help"
          onChange={({ target }) => setPoint(target.value)}
        />
      </label>
      <datalist id="capture-points">
        {namesOf(format, points).map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <p id="capture-help">{words.pointHelp}</p>
      <div className="capture-state">
        {busy ? (
          <progress aria-label={say('Capture')} max={1} value={state.share}>
            {Math.round(100 * state.share)} %
          </progress>
        ) : null}
        {state.kind === 'done' ? <p role="status">{say`${state.words} written.`}</p> : null}
        {state.kind === 'failed' ? <p role="alert">{state.message}</p> : null}
      </div>
      <div className="capture-actions">
        {busy ? (
          <button type="button" className="button" onClick={stop}>
            {say('Cancel')}
          </button>
        ) : (
          <button
            type="button"
            className="button primary"
            disabled={point.trim() === ''}
            onClick={start}
          >
            {format === 'pcapng' ? say('Capture') : say('Save')}
          </button>
        )}
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          {say('Close')}
        </button>
      </div>
    </dialog>
  );
}

/** The points that are offered: a log is of one end of a flow. */
function namesOf(format: CaptureFormat, points: readonly string[]): readonly string[] {
  const ends = points.filter((name) => name.startsWith('flows['));
  return format === 'pcapng'
    ? ['sender', 'receiver', 'senders', 'receivers', ...points]
    : ['sender', 'receiver', ...ends];
}
