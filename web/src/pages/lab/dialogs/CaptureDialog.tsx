/** A capture of the run for Wireshark: where, how far it is, and what is wrong. */
import { useEffect, useRef, useState } from 'react';
import { download } from '../../../charts/engine/download';
import { fixed } from '../../../words/numbers';
import { Say, v } from '../../../words/SayNodes';
import { say } from '../../../words/say';
import { askPoints, capture } from '../../../worker/captures';
import './capture.css';

interface CaptureDialogProps {
  /** The scenario of the run. */
  readonly scenario: string;
  /** How far it has been simulated. */
  readonly until_s: number;
  onClose(): void;
}

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy'; readonly share: number }
  | { readonly kind: 'done'; readonly packets: number }
  | { readonly kind: 'failed'; readonly message: string };

export function CaptureDialog({ scenario, until_s, onClose }: CaptureDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [points, setPoints] = useState<readonly string[]>([]);
  const [point, setPoint] = useState('sender');
  const [state, setState] = useState<State>({ kind: 'idle' });
  const cancel = useRef<() => void>(() => {});
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => askPoints(scenario, setPoints), [scenario]);
  useEffect(() => () => cancel.current(), []);

  const start = () => {
    setState({ kind: 'busy', share: 0 });
    cancel.current = capture(
      { scenario, point, until_s },
      {
        progress: (share) => setState({ kind: 'busy', share }),
        done: (file, packets) => {
          download('skywindow-capture.pcapng', file);
          setState({ kind: 'done', packets });
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
      <h2 id="capture-title">{say('Capture for Wireshark')}</h2>
      <p>
        <Say>
          The packets of the run up to {v(fixed(until_s, 1))} s as they pass a point, as real bytes
          with the headers of IP, in a pcapng file. The reason of every retransmission, loss and cut
          of the window is a comment of its packet.
        </Say>
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
        {['sender', 'receiver', 'senders', 'receivers', ...points].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <p id="capture-help">
        <Say>
          An end of a flow, a station, router or satellite by its name, or two names with &gt;
          between them for the link that joins them.
        </Say>
      </p>
      <div className="capture-state">
        {busy ? (
          <progress aria-label={say('Capture')} max={1} value={state.share}>
            {Math.round(100 * state.share)} %
          </progress>
        ) : null}
        {state.kind === 'done' ? (
          <p role="status">
            {say`${state.packets === 1 ? '1 packet' : say`${state.packets} packets`} captured.`}
          </p>
        ) : null}
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
            {say('Capture')}
          </button>
        )}
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          {say('Close')}
        </button>
      </div>
    </dialog>
  );
}
