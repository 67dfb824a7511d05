/** What stands beside the globe: charts, streams, diagrams, the list of events or the sky, in the lab and when presenting. */
import { type ReactNode, useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { nodeName } from '../../../document/runNames';
import { familyOf } from '../../../families';
import type { Selection } from '../../../globe';
import type { Part } from '../../../links/shareLink';
import type { Explain } from '../../../panels/events/eventBook';
import { later } from '../../../panels/later';
import type { SequenceFlow } from '../../../panels/sequence/SequencePanel';
import type { Picked } from '../../../panels/sky/mapDrawing';
import type { SkyView } from '../../../protocol/core';
import type { CaptureFormat } from '../../../protocol/packets';
import type { FlowView } from '../../../reading/source';
import { say } from '../../../words/say';
import { showEvent, showPacket, showThing } from '../session/chosen';
import { flowView } from '../session/flowView';
import type { Run } from '../session/run';
import { type AboutParts, useAbout } from './fileWords';
import { Measuring } from './measuring';

const SequencePanel = later(
  say('The time-sequence diagrams'),
  async () => (await import('../../../panels/sequence/SequencePanel')).SequencePanel,
);
const StreamsPanel = later(
  say('The streams'),
  async () => (await import('../../../panels/streams/StreamsPanel')).StreamsPanel,
);
const SkyPanel = later(
  say('The sky'),
  async () => (await import('../../../panels/sky/SkyPanel')).SkyPanel,
);
const EventList = later(
  say('The events'),
  async () => (await import('../../../panels/events/EventList')).EventList,
);

const CaptureDialog = later(
  say('The capture'),
  async () => (await import('../dialogs/CaptureDialog')).CaptureDialog,
);

const NAMES: Readonly<Record<Part, string>> = {
  charts: say('Charts'),
  sequence: say('Sequence'),
  streams: say('Streams'),
  events: say('Events'),
  sky: say('Sky'),
};

/** What a part is called beside a flow. */
export function partName(part: Part, flow: FlowView | null): string {
  return part === 'streams' && flow ? familyOf(flow.protocol).streams.name : NAMES[part];
}

/** A file of packets that is asked for. */
interface Captured {
  readonly format: CaptureFormat;
  readonly until_s: number;
}

export interface PartPanelProps {
  readonly lab: AboutParts;
  readonly flow: FlowView | null;
  readonly explain: Explain;
  readonly charts: ReactNode;
  /** Whether the diagrams have the globe's place. */
  readonly wide: boolean;
  /** Whether it is shown large, when presenting. */
  readonly large?: boolean;
}

export function PartPanel({ lab, flow, explain, charts, wide, large = false }: PartPanelProps) {
  const shown = useStore(lab.view, (state) => state.part);
  const run = useStore(lab.run, (state) => state.run);
  const event = useStore(lab.chosen, (state) => state.event);
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
  /** Up to when a file of packets is asked for, and in which format; null while none is. */
  const [captured, setCaptured] = useState<Captured | null>(null);
  return (
    <>
      {shown === 'charts' ? (
        charts
      ) : shown === 'sequence' ? (
        <div className="side-measured">
          <Measuring lab={lab} flow={flow} />
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
            measuring={lab.charts}
            onCapture={(format) => setCaptured({ format, until_s: run.store.simulated_s })}
          />
        </div>
      ) : shown === 'streams' ? (
        <StreamsPanel
          key={run.number}
          store={run.store}
          playback={lab.playback}
          flow={flow}
          name={name}
          explain={explain}
          about={about}
          queue={large}
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
          about={about}
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
      {captured === null ? null : (
        <CaptureDialog
          scenario={run.text}
          until_s={captured.until_s}
          first={captured.format}
          onClose={() => setCaptured(null)}
        />
      )}
    </>
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
