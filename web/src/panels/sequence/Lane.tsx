/** One flow's diagram with the card of its current step. */
import {
  type KeyboardEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { onThemeChange } from '../../charts/engine/theme';
import type { SharedView } from '../../charts/engine/view';
import { seenUntil } from '../../clock/playbackSource';
import { familyOf } from '../../families';
import type { FlowView } from '../../reading/source';
import { say, several } from '../../words/say';
import { Diagram, type DiagramParts } from './diagram';
import { listen } from './gestures';
import { anchorOf, isNearMeasured } from './measured';
import { StepCard } from './StepCard';
import { StepTable } from './StepTable';
import type { Stage } from './stage';
import { packetOfStep, type Step } from './steps';

export interface LaneProps extends Omit<DiagramParts, 'measuring'> {
  readonly measuring: SharedView;
  readonly stage: Stage;
  readonly flow: FlowView;
  /** The path whose windows are shown, or null for the one in use. */
  readonly path: number | null;
  /** Whether the steps are listed, too. */
  readonly table: boolean;
  /** Shows the bytes of a packet, by its row of `segments`. */
  onPacket(row: number): void;
  onMade(diagram: Diagram | null): void;
}

export function Lane(props: LaneProps) {
  const {
    stage,
    store,
    flow,
    view,
    explain,
    packetName,
    nodeName,
    ends,
    measuring,
    path,
    table,
    onPacket,
    onMade,
  } = props;
  const [diagram, setDiagram] = useState<Diagram | null>(null);
  const host = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const card = useId();
  const [sender, receiver] = ends;
  const picked = useRef(onPacket);
  picked.current = onPacket;
  const { playback } = stage;
  const watch = useCallback((changed: () => void) => playback.watch(changed), [playback]);
  const playing = useSyncExternalStore(watch, () => playback.playing);

  useEffect(() => {
    const [area, drawing] = [host.current, canvas.current];
    if (!area || !drawing) return;
    const between = [sender, receiver] as const;
    const names = { explain, packetName, nodeName };
    const parts = { store, flow, view, ...names, ends: between, measuring };
    const made = new Diagram(parts, drawing);
    const size = () => made.resize(area.clientWidth, area.clientHeight);
    const seenStep = (x: number, y: number) => {
      const step = made.stepNear(x, y);
      return step && step.t <= seenUntil(stage.playback) ? step : null;
    };
    const resizing = new ResizeObserver(size);
    resizing.observe(area);
    const stops = [
      stage.add(made),
      onThemeChange(() => made.recolor()),
      listen(area, {
        view,
        simulated_s: () => store.simulated_s,
        secondsPerPixel: () => made.secondsPerPixel,
        timeAt: (y) => made.timeAt(y),
        anchor: (y) => anchorOf(measuring, Math.max(0, made.timeAt(y)), made.secondsPerPixel),
        measure: (anchor, y) => measuring.measure({ a: anchor, b: Math.max(0, made.timeAt(y)) }),
        grips: (y) => isNearMeasured(measuring, made.timeAt(y), made.secondsPerPixel),
        over: (x, y) => seenStep(x, y) !== null,
        click: (x, y) => {
          const step = seenStep(x, y);
          if (step) {
            stage.choose(made, step);
            const packet = packetAt(made, step);
            if (packet >= 0) picked.current(packet);
          } else stage.playback.seek(Math.max(0, made.timeAt(y)));
        },
      }),
    ];
    // Letters of a face that comes later are of another width.
    void document.fonts?.ready.then(() => made.recolor());
    setDiagram(made);
    onMade(made);
    return () => {
      setDiagram(null);
      onMade(null);
      resizing.disconnect();
      for (const stop of stops) stop();
    };
  }, [
    stage,
    store,
    flow,
    view,
    explain,
    packetName,
    nodeName,
    sender,
    receiver,
    measuring,
    onMade,
  ]);

  useEffect(() => {
    if (!diagram) return;
    diagram.path = path;
  }, [diagram, path]);

  const key = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && diagram) {
      const step = stage.current(diagram, playback.t);
      const packet = step ? packetAt(diagram, step) : -1;
      if (packet >= 0) onPacket(packet);
      event.preventDefault();
      return;
    }
    const act = KEYS[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    act(stage, store.simulated_s);
  };
  const many = several(familyOf(flow.protocol).piece);

  return (
    <section className="sequence-lane" aria-label={say`${flow.name}, time-sequence diagram`}>
      {/* biome-ignore lint/a11y/useSemanticElements: a picture that keys move in, described in words */}
      <div
        ref={host}
        className="sequence-canvas"
        role="group"
        aria-label={say`Packets between ${sender} and ${receiver}; up and down go from step to step, Enter shows the packet, plus and minus zoom`}
        aria-describedby={card}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its steps are reached by keys
        tabIndex={0}
        data-own-arrows
        onKeyDown={key}
      >
        <canvas ref={canvas} />
        {diagram && store.simulated_s > 0 ? null : (
          <p className="sequence-empty">
            {say`Packets with ${many} and what answers them appear here as soon as they are simulated.`}
          </p>
        )}
      </div>
      <div id={card} className="sequence-card" aria-live={playing ? 'off' : 'polite'}>
        {diagram ? <StepCard stage={stage} diagram={diagram} onPacket={onPacket} /> : null}
      </div>
      {table && diagram ? <StepTable stage={stage} diagram={diagram} /> : null}
    </section>
  );
}

const packetAt = ({ packets }: Diagram, step: Step) => packetOfStep(packets, step);

/** How much of a window a page moves, and a step of zoom. */
const PAGE = 0.8;
const ZOOM = 1.5;

const zoom = (stage: Stage, factor: number) => stage.view.zoom(stage.playback.t, factor);
const page = ({ view }: Stage, by: number, simulated_s: number) => {
  const { from, to } = view.window;
  view.pan((to - from) * by, simulated_s);
};

const KEYS: Readonly<Record<string, (stage: Stage, simulated_s: number) => void>> = {
  ArrowDown: (stage) => stage.step(true),
  ArrowRight: (stage) => stage.step(true),
  ArrowUp: (stage) => stage.step(false),
  ArrowLeft: (stage) => stage.step(false),
  PageDown: (stage, simulated_s) => page(stage, PAGE, simulated_s),
  PageUp: (stage, simulated_s) => page(stage, -PAGE, simulated_s),
  '+': (stage) => zoom(stage, 1 / ZOOM),
  '=': (stage) => zoom(stage, 1 / ZOOM),
  '-': (stage) => zoom(stage, ZOOM),
};
