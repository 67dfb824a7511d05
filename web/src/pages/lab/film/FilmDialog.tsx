/** The dialog that makes a film of a span of the run: what is chosen, a look at its first frame, how far it is. */
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { messageOf } from '../../../base/assert';
import { download, fileName } from '../../../charts/engine/download';
import { themeNow } from '../../../charts/engine/theme';
import { chartsOf } from '../../../charts/kinds/ids';
import { inWords } from '../../../document/document';
import { useMoments } from '../../../panels/moments/useMoments';
import type { FlowView } from '../../../reading/source';
import { fixed } from '../../../words/numbers';
import { Say } from '../../../words/SayNodes';
import { say } from '../../../words/say';
import { useModal } from '../hooks';
import { useBeside } from '../runs/useBeside';
import { useExplain } from '../session/explain';
import { useFlowView } from '../session/flowView';
import type { Lab } from '../session/lab';
import { unable } from './encode';
import { FilmForm } from './FilmForm';
import { frameOf, makeFilm, type Progress } from './film';
import { type FilmPlan, type Format, fault, speedOf } from './plan';
import type { Filmed } from './scene';
import './film.css';

export interface FilmDialogProps {
  readonly lab: Filmed['lab'] & Pick<Lab, 'playback'>;
  onClose(): void;
}

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'busy'; readonly made: Progress | null }
  | { readonly kind: 'done'; readonly name: string; readonly bytes: number }
  | { readonly kind: 'failed'; readonly message: string };

/** A film of so many seconds is proposed at first, s. */
const LENGTH_S = 10;

export function FilmDialog({ lab, onClose }: FilmDialogProps) {
  const dialog = useModal(true);
  const id = useId();
  const filmed = useFilmed(lab);
  const simulated_s = useSimulated(lab);
  const [plan, setPlan] = useState<FilmPlan>(() => firstPlan(lab, filmed.flow));
  const [state, setState] = useState<State>({ kind: 'idle' });
  const stop = useRef<AbortController | null>(null);
  const preview = useRef<HTMLCanvasElement>(null);
  const [drawing, setDrawing] = useState(false);
  const cannot = useUnable(plan.size);
  useEffect(() => () => stop.current?.abort(), []);
  useEffect(() => lab.playback.pause(), [lab]);

  const problem = cannot[plan.format] ?? fault(plan, simulated_s);
  const busy = state.kind === 'busy';
  const make = async () => {
    stop.current = new AbortController();
    setState({ kind: 'busy', made: null });
    try {
      const progress = (made: Progress) => setState({ kind: 'busy', made });
      const film = await makeFilm(filmed, plan, stop.current.signal, progress);
      if (!film) return setState({ kind: 'idle' });
      const name = `${fileName('film', plan.from_s, plan.to_s)}.${plan.format}`;
      download(name, film);
      setState({ kind: 'done', name, bytes: film.size });
    } catch (thrown) {
      setState({ kind: 'failed', message: say`The film could not be made: ${messageOf(thrown)}.` });
    }
  };
  const look = async () => {
    setDrawing(true);
    try {
      const frame = await frameOf(filmed, plan, plan.from_s);
      const { current: canvas } = preview;
      if (!canvas) return;
      [canvas.width, canvas.height] = [frame.width, frame.height];
      canvas.getContext('2d')?.drawImage(frame, 0, 0);
    } catch (thrown) {
      setState({
        kind: 'failed',
        message: say`The frame could not be drawn: ${messageOf(thrown)}.`,
      });
    } finally {
      setDrawing(false);
    }
  };
  return (
    <dialog ref={dialog} className="keys film" aria-labelledby={`${id}-title`} onClose={onClose}>
      <h2 id={`${id}-title`}>{say('Film')}</h2>
      <p className="film-about">
        <Say>
          A span of the run as a file, drawn frame by frame from its recording: the same scenario
          gives the same film wherever it is made. The globe is seen from where you look at it now.
        </Say>
      </p>
      <FilmForm
        plan={plan}
        flow={filmed.flow}
        cannot={cannot}
        disabled={busy}
        onChange={(changed) => {
          setPlan({ ...plan, ...changed });
          if (state.kind !== 'busy') setState({ kind: 'idle' });
        }}
      />
      <div className="film-look">
        <canvas ref={preview} width={320} height={180} role="img" aria-label={say('First frame')} />
        <button
          type="button"
          className="button"
          disabled={busy || drawing || problem !== null}
          onClick={() => void look()}
        >
          {drawing ? say('Drawing…') : say('Show the first frame')}
        </button>
      </div>
      <FilmState state={state} problem={problem} speed={speedOf(plan)} />
      <div className="capture-actions">
        {busy ? (
          <button type="button" className="button" onClick={() => stop.current?.abort()}>
            {say('Cancel')}
          </button>
        ) : (
          <button
            type="button"
            className="button primary"
            disabled={problem !== null}
            onClick={() => void make()}
          >
            {say('Make the film')}
          </button>
        )}
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          {say('Close')}
        </button>
      </div>
    </dialog>
  );
}

interface FilmStateProps {
  readonly state: State;
  readonly problem: string | null;
  readonly speed: number;
}

function FilmState({ state, problem, speed }: FilmStateProps) {
  if (state.kind === 'busy') {
    const { frame = 0, of = 1, left_s = null } = state.made ?? {};
    const rest = left_s === null ? '' : say`, ${timeWords(left_s)} left`;
    return (
      <div className="film-state">
        <progress aria-label={say('Film')} max={of} value={frame} />
        <p>
          {state.made
            ? say`Frame ${frame} of ${of}${rest}.`
            : say('The first frame is being drawn.')}
        </p>
      </div>
    );
  }
  return (
    <div className="film-state">
      {problem !== null ? (
        <p role="alert">{problem}</p>
      ) : state.kind === 'failed' ? (
        <p role="alert">{state.message}</p>
      ) : state.kind === 'done' ? (
        <p role="status">{say`${state.name} is saved, ${fixed(state.bytes / 1e6, 1)} MB.`}</p>
      ) : (
        <p>{speedWords(speed)}</p>
      )}
    </div>
  );
}

/** "The film shows 2.5 s of the run in a second." */
function speedWords(speed: number): string {
  const shown = speed >= 100 ? Math.round(speed) : Number(speed.toPrecision(3));
  return say`The film shows ${shown} s of the run in a second.`;
}

function timeWords(left_s: number): string {
  if (left_s < 60) return `${Math.ceil(left_s)} s`;
  return `${Math.ceil(left_s / 60)} min`;
}

/** From the playhead on, or the last seconds where it stands at the end. */
function firstPlan(
  { playback, run, look, globe }: FilmDialogProps['lab'],
  flow: FlowView | null,
): FilmPlan {
  const { simulated_s } = run.getState().run.store;
  const until = floored(simulated_s);
  const from_s = Math.max(0, floored(Math.min(playback.t, until - LENGTH_S)));
  const to_s = Math.min(until, from_s + LENGTH_S);
  return {
    format: 'mp4',
    from_s,
    to_s,
    length_s: Math.max(0.1, floored(to_s - from_s)),
    rate: 30,
    size: [1280, 720],
    globe: globe.state.getState().problem === null,
    charts: chartsOf(flow)
      .filter((id) => look.shown.has(id))
      .slice(0, 2),
    caption: true,
    theme: themeNow(),
  };
}

/** Instants are proposed to a tenth of a second. */
const floored = (t: number): number => Math.floor(t * 10 + 1e-6) / 10;

function useFilmed(lab: FilmDialogProps['lab']): Filmed {
  const run = useStore(lab.run, (state) => state.run);
  const flow = useFlowView(lab);
  const explain = useExplain(lab);
  const beside = useBeside(lab);
  const moments = useMoments({ store: run.store, meta: run.meta, flow, explain });
  return useMemo(() => {
    const { subject, rest } = inWords(run.document);
    return { lab, flow, beside, scenario: `${subject} · ${rest}`, moments };
  }, [lab, run, flow, beside, moments]);
}

/** How far the run is simulated, looked at now and then. */
function useSimulated({ run }: FilmDialogProps['lab']): number {
  const read = () => run.getState().run.store.simulated_s;
  const [simulated_s, setSimulated] = useState(read);
  useEffect(() => {
    const looking = setInterval(() => setSimulated(read()), 500);
    return () => clearInterval(looking);
  });
  return simulated_s;
}

type Cannot = Readonly<Partial<Record<Format, string>>>;

/** Which formats this browser cannot make, and why. */
function useUnable(size: FilmPlan['size']): Cannot {
  const [cannot, setCannot] = useState<Cannot>({});
  useEffect(() => {
    let left = false;
    void unable(size).then((found) => {
      if (!left) setCannot(found);
    });
    return () => {
      left = true;
    };
  }, [size]);
  return cannot;
}
