/** Time-sequence diagrams: every packet between the two ends of a flow, the windows, and the rules, step by step. */
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { isSilenced } from '../../base/singleKeys';
import type { ChartAbout } from '../../charts/engine/picture';
import type { SharedView } from '../../charts/engine/view';
import { useVectorTheme } from '../../charts/ui/vectorTheme';
import type { PlaybackSource } from '../../clock/playbackSource';
import type { LossMark } from '../../protocol/losses.gen';
import type { CaptureFormat } from '../../protocol/packets';
import { LossesSeen } from '../../reading/lossesSeen';
import { lossPath } from '../../reading/lossShapes';
import type { RecordingStore } from '../../reading/recordingStore';
import type { FlowView } from '../../reading/source';
import type { Explain } from '../events/eventBook';
import type { Diagram } from './diagram';
import { Lane } from './Lane';
import type { SequenceLook } from './look';
import type { NodeName, PacketName } from './names';
import type { Look } from './parts';
import { SequenceBar, type SequenceFile } from './SequenceBar';
import { Stage } from './stage';
import './sequence.css';
import { say } from '../../words/say';
import { SequenceView } from './view';

export interface SequencePanelProps {
  readonly store: RecordingStore;
  readonly playback: PlaybackSource;
  readonly look: SequenceLook;
  /** Whether they have the globe's place. */
  readonly wide: boolean;
  readonly flow: FlowView | null;
  /** All flows whose packets are recorded, with the names of their ends. */
  readonly flows: readonly SequenceFlow[];
  readonly path: number | null;
  readonly explain: Explain;
  readonly packetName: PacketName;
  readonly nodeName: NodeName;
  readonly event_s: number | null;
  readonly about: ChartAbout;
  /** What is measured between two instants, here as in the charts. */
  readonly measuring: SharedView;
  /** Asks for a file of the packets of the run. */
  onCapture(format: CaptureFormat): void;
  /** Shows the bytes of a packet, by its row of `segments`. */
  onPacket(row: number): void;
}

export interface SequenceFlow {
  readonly view: FlowView;
  readonly ends: readonly [sender: string, receiver: string];
}

/** Below this width two diagrams stand one at a time. */
const TWO = 700;

export function SequencePanel(props: SequencePanelProps) {
  const {
    store,
    playback,
    look,
    wide,
    flow,
    flows,
    path,
    explain,
    packetName,
    nodeName,
    event_s,
    about,
    measuring,
    onCapture,
    onPacket,
  } = props;
  // Background flows have numbers, too, and no packets to show.
  const count = Math.max(0, ...flows.map((one) => one.view.flow)) + 1;
  const view = useMemo(() => new SequenceView(look.kept, count), [look, count]);
  useEffect(() => view.subscribe(() => look.choose(view.keep())), [view, look]);
  const stage = useMemo(() => new Stage(view, playback), [view, playback]);
  const beside = useSyncExternalStore(view.subscribe, () => view.beside);
  const [table, setTable] = useState(false);
  const [second, setSecond] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [theme] = useVectorTheme();
  const root = useRef<HTMLElement>(null);
  const width = useWidth(root);
  const made = useRef(new Map<number, Diagram>());

  useEffect(
    () =>
      playback.subscribe((t) => {
        // The charts do, where they stand: what is measured up to the playhead moves with it.
        measuring.place(t, store.simulated_s, playback.hidesAhead);
        stage.frame(t);
      }),
    [playback, stage, measuring, store],
  );
  useStepKeys(stage);

  const onMade = useCallback((number: number, diagram: Diagram | null) => {
    if (diagram) made.current.set(number, diagram);
    else made.current.delete(number);
  }, []);
  if (!flow) return <p className="sequence-muted">{say('This scenario has no flows.')}</p>;
  const others = flows.filter((other) => other.view.flow !== flow.flow);
  const chosen = [flow.flow, beside].flatMap((number) =>
    flows.filter((other) => other.view.flow === number),
  );
  const both = chosen.length > 1 && chosen[0] !== chosen[1] ? chosen : chosen.slice(0, 1);
  const shown = both.length > 1 && width < TWO ? both.slice(second ? 1 : 0, second ? 2 : 1) : both;
  const save = async (what: SequenceFile) => {
    setProblem(null);
    const out = await import('./takeOut').catch(() => null);
    const diagrams = shown.flatMap(({ view: { flow: number } }) => made.current.get(number) ?? []);
    if (!out) {
      setProblem(NOT_LOADED);
    } else if (what === 'csv') out.saveCsv(diagrams, view);
    else if (what === 'png') out.savePng(diagrams, view, about);
    else await out.saveAs(what, diagrams, view, about, theme).catch(() => setProblem(NOT_LOADED));
  };

  return (
    <section ref={root} className="sequence" aria-label={say('Time-sequence diagrams')}>
      <SequenceBar
        stage={stage}
        measuring={measuring}
        flow={flow}
        others={others.map((other) => other.view)}
        table={table}
        wide={wide}
        event_s={event_s}
        onTable={() => setTable(!table)}
        onWide={(on) => {
          look.asked = on;
          view.set({ wide: on });
        }}
        onSave={save}
        onCapture={onCapture}
      />
      {problem === null ? null : <p role="alert">{problem}</p>}
      {both.length > shown.length ? (
        <fieldset className="sequence-which" aria-label={say('Flow in the diagram')}>
          {both.map(({ view: { flow: number, name } }, at) => (
            <button
              key={number}
              type="button"
              aria-pressed={second === (at === 1)}
              onClick={() => setSecond(at === 1)}
            >
              {name}
            </button>
          ))}
        </fieldset>
      ) : null}
      <div className="sequence-lanes">
        {shown.map((one) => (
          <FlowLane
            key={one.view.flow}
            one={one}
            named={both.length > 1}
            lane={{
              stage,
              store,
              view,
              explain,
              packetName,
              nodeName,
              measuring,
              path,
              table,
              onPacket,
            }}
            onMade={onMade}
          />
        ))}
      </div>
      <Legend
        paths={Math.max(...shown.map(({ view: { paths } }) => paths))}
        store={store}
        playback={playback}
      />
    </section>
  );
}

const NOT_LOADED = say(
  'This could not be loaded. Try again; if that does not help, reload the page.',
);

interface FlowLaneProps {
  readonly one: SequenceFlow;
  /** Whether its name stands above it. */
  readonly named: boolean;
  readonly lane: Pick<
    Parameters<typeof Lane>[0],
    | 'stage'
    | 'store'
    | 'view'
    | 'explain'
    | 'packetName'
    | 'nodeName'
    | 'measuring'
    | 'path'
    | 'table'
    | 'onPacket'
  >;
  onMade(flow: number, diagram: Diagram | null): void;
}

function FlowLane({ one, named, lane, onMade }: FlowLaneProps) {
  const { flow } = one.view;
  const mine = useCallback((diagram: Diagram | null) => onMade(flow, diagram), [flow, onMade]);
  return (
    <div className="sequence-flow">
      {named ? <h3>{one.view.name}</h3> : null}
      <Lane {...lane} flow={one.view} ends={one.ends} onMade={mine} />
    </div>
  );
}

/** The width of an element as it is now. */
function useWidth(of: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(Number.POSITIVE_INFINITY);
  useEffect(() => {
    const element = of.current;
    if (!element) return;
    const watching = new ResizeObserver(() => setWidth(element.clientWidth));
    watching.observe(element);
    return () => watching.disconnect();
  }, [of]);
  return width;
}

/** The next and the previous step by full stop and comma, wherever nothing is typed. */
function useStepKeys(stage: Stage): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isSilenced(event)) return;
      const forward = event.key === '.';
      if (!forward && event.key !== ',') return;
      const { target } = event;
      const typing = target instanceof Element && target.matches('input, textarea, select');
      if (typing || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      stage.step(forward);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [stage]);
}

interface LegendProps extends Pick<SequencePanelProps, 'store' | 'playback'> {
  /** How many the flow has. */
  readonly paths: number;
}

/** What the lines and shapes mean. */
function Legend({ paths, store, playback }: LegendProps) {
  const forged = useSyncExternalStore(
    useCallback((changed: () => void) => playback.subscribe(changed), [playback]),
    () => store.forged.segment.length > 0,
  );
  const seen = useMemo(() => new LossesSeen(store), [store]);
  const losses = useSyncExternalStore(
    useCallback((changed: () => void) => playback.subscribe(changed), [playback]),
    () => seen.signs(),
  );
  const there: Partial<Record<Sign, boolean>> = { other: paths > 1, forged };
  const signs = SIGNS.filter(([look]) => there[look] ?? true);
  return (
    <ul className="sequence-legend" aria-label={say('Legend')}>
      {signs.map(([look, label]) => (
        <LegendSign key={label} look={look} label={label} shape={SHAPES[look]} />
      ))}
      {losses.map(({ mark, words }) => (
        <LegendSign key={words} look="lost" label={words} shape={lossShape(mark)} />
      ))}
    </ul>
  );
}

interface LegendSignProps {
  readonly look: Sign | 'lost';
  readonly label: string;
  readonly shape: React.ReactNode;
}

function LegendSign({ look, label, shape }: LegendSignProps) {
  return (
    <li data-look={look}>
      <svg viewBox="0 0 28 12" aria-hidden="true">
        {shape}
      </svg>
      {label}
    </li>
  );
}

/** An arrow that ends in the shape of a loss. */
function lossShape(mark: LossMark): React.ReactNode {
  return <path d={`M1 6H${LOSS_X}${lossPath(mark, LOSS_X, 6, LOSS_REACH)}`} />;
}

const LOSS_X = 20;
const LOSS_REACH = 5;

type Sign = Look | 'rule' | 'other';

const SIGNS: readonly (readonly [Sign, string])[] = [
  ['data', say('data')],
  ['answer', say('acknowledgement')],
  ['control', say('control')],
  ['fast', say('fast retransmit')],
  ['late', say('sent again after a timeout')],
  ['forged', say('forged by somebody else')],
  ['rule', say('a rule fires')],
  ['other', say('by another path than the primary')],
];

const SHAPES: Readonly<Record<Sign, React.ReactNode>> = {
  data: <path d="M1 6H20M20 2L27 6L20 10Z" data-filled />,
  answer: <path d="M1 6H26M20 2L27 6L20 10" />,
  control: <path d="M1 6H20M20 2L27 6L20 10Z" data-filled />,
  fast: <path d="M4 2H12L8 10ZM8 6H27" data-filled />,
  late: <path d="M8 1L13 6L8 11L3 6ZM8 6H27" data-filled />,
  forged: <path d="M2 1V11L14 1V11ZM8 6H27" data-filled />,
  rule: <circle cx="14" cy="6" r="4" />,
  other: <path d="M1 6H27" strokeDasharray="6 4" />,
};
