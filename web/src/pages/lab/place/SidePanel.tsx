/** The right column: charts, streams, the list of events or the sky, and which flow they are about. */
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useStore } from 'zustand';
import { letterOf } from '../../../document/runLetters';
import { nodeName } from '../../../document/runNames';
import { familyOf } from '../../../families';
import type { Selection } from '../../../globe';
import { PARTS, type Part } from '../../../links/shareLink';
import { RunSign } from '../../../panels/compare/RunSign';
import type { Explain } from '../../../panels/events/eventBook';
import { later } from '../../../panels/later';
import type { SequenceFlow } from '../../../panels/sequence/SequencePanel';
import type { Picked } from '../../../panels/sky/mapDrawing';
import type { SkyView } from '../../../protocol/core';
import type { FlowView } from '../../../reading/source';
import type { Breakable } from '../dated/changeActs';
import { followRun } from '../runs/runActs';
import { showEvent, showPacket, showThing } from '../session/chosen';
import { flowView } from '../session/flowView';
import type { Lab } from '../session/lab';
import type { Run } from '../session/run';
import { showFlow } from '../session/view';
import { type AboutParts, useAbout } from './fileWords';
import './side.css';

const SequencePanel = later(
  'The time-sequence diagrams',
  async () => (await import('../../../panels/sequence/SequencePanel')).SequencePanel,
);
const StreamsPanel = later(
  'The streams',
  async () => (await import('../../../panels/streams/StreamsPanel')).StreamsPanel,
);
const SkyPanel = later(
  'The sky',
  async () => (await import('../../../panels/sky/SkyPanel')).SkyPanel,
);
const EventList = later(
  'The events',
  async () => (await import('../../../panels/events/EventList')).EventList,
);

const BreakAt = later(
  'The list',
  async () => (await import('../dated/Breaking')).BreakAt,
  () => ({ place: <span /> }),
);
const CaptureDialog = later(
  'The capture',
  async () => (await import('../dialogs/CaptureDialog')).CaptureDialog,
);

/** The width up to which everything stands in one column. */
const STACKED = '(max-width: 700px)';

const NAMES: Readonly<Record<Part, string>> = {
  charts: 'Charts',
  sequence: 'Sequence',
  streams: 'Streams',
  events: 'Events',
  sky: 'Sky',
};

interface SidePanelProps {
  readonly lab: AboutParts & Breakable & Pick<Lab, 'edit' | 'simulations'>;
  readonly flow: FlowView | null;
  readonly explain: Explain;
  readonly charts: ReactNode;
  /** Whether the diagrams have the globe's place. */
  readonly wide: boolean;
}

export function SidePanel({ lab, flow, explain, charts, wide }: SidePanelProps) {
  const shown = useStore(lab.view, (state) => state.part);
  const run = useStore(lab.run, (state) => state.run);
  const event = useStore(lab.chosen, (state) => state.event);
  const breaking = useStore(lab.edit, (state) => state.breaking);
  const skyLook = useStore(lab.view, (state) => state.skyLook);
  const selection = useStore(lab.chosen, (state) => state.selection);
  const about = useAbout(lab, flow);
  const name = useCallback((node: number) => nodeName(run.meta, node), [run]);
  // A diagram says numbers of data by the choice made there.
  const plainWords = useCallback<Explain>((...event) => run.sky.explain(...event), [run]);
  const packetName = useCallback<SkyView['packet']>(
    (...packet) => run.sky.packet(...packet),
    [run],
  );
  const look = useSyncExternalStore(lab.sequence.subscribe, () => lab.sequence.epoch);
  const flows = useMemo(() => sequenceFlows(run), [run]);
  const path = useStore(lab.view, (state) => state.path);
  const recorded = run.meta.flows
    .map((one, number) => ({ ...one, number }))
    .filter((one) => !one.background);
  /** Up to when a capture is asked for; null while none is. */
  const [captured_s, setCaptured_s] = useState<number | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  useShownWhenAsked(
    bar,
    useStore(lab.view, (state) => state.asked),
  );
  return (
    <>
      <h2 className="sr-only">Charts and events</h2>
      <div ref={bar} className="side-bar" tabIndex={-1}>
        <fieldset className="side-choice" aria-label="Charts, streams, sequence, events or sky">
          {PARTS.map((part) => (
            <button
              key={part}
              type="button"
              aria-pressed={shown === part}
              onClick={() => lab.view.setState({ part })}
            >
              {part === 'streams' && flow ? familyOf(flow.protocol).streams.name : NAMES[part]}
            </button>
          ))}
        </fieldset>
        {recorded.length > 1 ? (
          <select
            className="select"
            aria-label="Flow on show"
            value={flow?.flow ?? 0}
            onChange={(change) => showFlow(lab.view, Number(change.target.value))}
          >
            {recorded.map(({ name, number }) => (
              <option key={number} value={number}>
                {name}
              </option>
            ))}
          </select>
        ) : null}
      </div>
      <RunChips lab={lab} />
      <div className="side-body">
        {shown === 'charts' ? (
          charts
        ) : shown === 'sequence' ? (
          <SequencePanel
            key={`${run.number} ${look}`}
            store={run.store}
            playback={lab.playback}
            look={lab.sequence}
            wide={wide}
            flow={flow}
            flows={flows}
            path={path}
            explain={plainWords}
            packetName={packetName}
            nodeName={name}
            event_s={event === null ? null : (run.store.events.t[event] ?? null)}
            about={about}
            onPacket={(row) => showPacket(lab, row)}
            onCapture={() => setCaptured_s(run.store.simulated_s)}
          />
        ) : shown === 'streams' ? (
          <StreamsPanel
            key={run.number}
            store={run.store}
            playback={lab.playback}
            flow={flow}
            name={name}
            explain={explain}
          />
        ) : shown === 'sky' ? (
          <SkyPanel
            key={run.number}
            meta={run.meta}
            sky={run.sky}
            store={run.store}
            flow={flow?.flow ?? 0}
            playback={lab.playback}
            sender={run.meta.flows[flow?.flow ?? 0]?.paths[path ?? 0]?.from_node ?? null}
            look={skyLook}
            selected={pickedOf(selection)}
            onLook={(look) => lab.view.setState({ skyLook: look })}
            onSelect={(picked) => showThing(lab.chosen, picked)}
          />
        ) : (
          <EventList
            key={run.number}
            store={run.store}
            playback={lab.playback}
            flow={flow}
            explain={explain}
            selected={event}
            onSelect={(row) => showEvent(lab.chosen, row)}
          />
        )}
      </div>
      {breaking === null ? null : (
        <BreakAt key={`${breaking.t} ${breaking.x}`} lab={lab} at={breaking} />
      )}
      {captured_s === null ? null : (
        <CaptureDialog
          scenario={run.text}
          until_s={captured_s}
          onClose={() => setCaptured_s(null)}
        />
      )}
    </>
  );
}

/** Which of several runs globe, timeline and cards follow. */
function RunChips({ lab }: { readonly lab: Pick<Lab, 'run' | 'simulations'> }) {
  const runs = useStore(lab.run, (state) => state.runs);
  const shown = useStore(lab.run, (state) => state.shown);
  if (runs.length < 2) return null;
  return (
    <fieldset className="run-chips" aria-label="Run on show">
      {runs.map(({ run, name }, at) => (
        <button
          key={run.number}
          type="button"
          aria-pressed={at === shown}
          title={`Follow run ${letterOf(at)}`}
          onClick={() => followRun(lab.simulations, at)}
        >
          <RunSign at={at} />
          {name === '' ? null : <span>{name}</span>}
        </button>
      ))}
    </fieldset>
  );
}

/** What the views of the sky can mark, too: a satellite, or a link through space. */
function pickedOf(selection: Selection): Picked | null {
  if (selection?.kind === 'satellite') return selection;
  if (selection?.kind !== 'link' || selection.linkKind === null) return null;
  return { ...selection, linkKind: selection.linkKind };
}

/** The flows whose packets are recorded, and what their two ends are called. */
function sequenceFlows(run: Run): SequenceFlow[] {
  return run.meta.flows.flatMap(({ background, from, to }, number) => {
    const view = background ? null : flowView(run, number);
    return view ? [{ view, ends: [from, to] as const }] : [];
  });
}

/** What a person does to look elsewhere. */
const ACTS = ['pointerdown', 'wheel', 'keydown'] as const;

/** A link that asks for diagrams, streams or events shows them also where they stand below the globe. */
function useShownWhenAsked(bar: RefObject<HTMLDivElement | null>, asked: number): void {
  useEffect(() => {
    const { current: element } = bar;
    const body = element?.nextElementSibling;
    if (asked === 0 || !body || !matchMedia(STACKED).matches) return;
    element.focus({ preventScroll: true });
    // What is shown is loaded now, and the page is not long enough to scroll before it is there.
    const growing = new ResizeObserver(() => element.scrollIntoView({ block: 'start' }));
    growing.observe(body);
    const stop = new AbortController();
    stop.signal.addEventListener('abort', () => growing.disconnect());
    for (const act of ACTS) addEventListener(act, () => stop.abort(), { signal: stop.signal });
    return () => stop.abort();
  }, [bar, asked]);
}
