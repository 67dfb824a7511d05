/** The lab for a projector: the globe, what the lecturer shows beside it, and the caption below them, all large. */
import { type CSSProperties, useEffect, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { inWords } from '../../../document/document';
import { runsApart } from '../../../document/runsApart';
import type { Explain } from '../../../panels/events/eventBook';
import { CardHead } from '../../../panels/head/CardHead';
import { later } from '../../../panels/later';
import { BigCharts } from '../../../panels/present/BigCharts';
import { Caption } from '../../../panels/present/Caption';
import { RunsApart } from '../../../panels/present/RunsApart';
import type { FlowView } from '../../../reading/source';
import { BreakAt, type BreakingHere, FlowBreakages } from '../dated/Breaking';
import { DatedList } from '../dated/Dated';
import { pressHeldKeys } from '../keys/HeldKeys';
import { placedGlobe } from './keptGlobe';
import { type Shown, showMoment } from './momentActs';
import './present.css';
import { say } from '../../../words/say';
import { followRun } from '../runs/runActs';
import { useBeside } from '../runs/useBeside';
import { useDifferences } from '../runs/useDifferences';
import { showEvent, showPacket } from '../session/chosen';
import type { Lab } from '../session/lab';
import { enterStage, settleStage, turnStage } from '../session/stage';
import type { MomentsProps } from './Moments';
import { Measuring, useMeasuring } from './measuring';
import { PartPanel, type PartPanelProps } from './PartPanel';
import { StageBar } from './StageBar';
import { StageControls, type StageControlsProps } from './StageControls';

const Moments = later(say('The moments'), async () => (await import('./Moments')).Moments);
const Compare = later(say('The runs'), async () => (await import('../runs/Compare')).Compare);
const PacketPlace = later(
  say('The packet'),
  async () => (await import('./PacketPlace')).PacketPlace,
);

/** The smallest type, and that of a window of this size, CSS pixels: a projector at 1920 x 1080 has more than 18. */
const LEAST_PX = 14;
const TYPE_PX = 18;
const WIDTH_PX = 1600;
const HEIGHT_PX = 900;
/** The size of the smallest names on the globe. */
const NAMES_PX = 11;
/** The size of the smallest type in a panel, and the width that a panel needs. */
const PANEL_PX = 11;
const PANEL_LEAST_PX = 300;
/** Two charts need this much height, beside the globe. */
const TWO_PX = 620;

export interface PresentProps {
  readonly lab: Shown &
    StageControlsProps['lab'] &
    PartPanelProps['lab'] &
    BreakingHere &
    MomentsProps['lab'] &
    Pick<Lab, 'look' | 'simulations'>;
  readonly flow: FlowView | null;
  readonly explain: Explain;
  /** Shows the QR code of what is on the screen. */
  onScan(): void;
  onLeave(): void;
}

export function Present({ lab, flow, explain, onScan, onLeave }: PresentProps) {
  const run = useStore(lab.run, (state) => state.run);
  const globe = useStore(lab.globe.state, placedGlobe);
  const packet = useStore(lab.chosen, (state) => state.packet);
  const { extra, whole, breaking } = useStore(lab.stage);
  const measuring = useMeasuring(lab.charts);
  const part = useStore(lab.view, (state) => state.part);
  const notes = useStore(lab.view, (state) => state.bookmarks);
  const asked = useStore(lab.edit, (state) => state.breaking);
  const [width, height] = useWindowSize();
  const type_px = Math.max(
    LEAST_PX,
    Math.round(TYPE_PX * Math.min(width / WIDTH_PX, height / HEIGHT_PX) * 2) / 2,
  );
  useEffect(() => {
    globe?.scaleNames(Math.max(1, type_px / NAMES_PX));
    return () => globe?.scaleNames(1);
  }, [globe, type_px]);
  useEffect(() => {
    enterStage(lab);
    pressHeldKeys();
    return () => lab.stage.setState({ whole: false });
  }, [lab]);
  const { subject, rest } = inWords(run.document);
  const upright = height >= width;
  // Panels are enlarged as their smallest type asks for, where they keep the width that they need.
  const room_px = upright || whole ? width : width / 2;
  const zoom = Math.max(1, Math.min(type_px / PANEL_PX, room_px / PANEL_LEAST_PX));
  /** One thing after the other is closed, the stage last. */
  const close = () => {
    if (asked !== null) lab.edit.setState({ breaking: null });
    else if (breaking) lab.stage.setState({ breaking: false });
    else if (packet !== null) showPacket(lab, null);
    else if (measuring) lab.charts.measure(null);
    else onLeave();
  };
  const charts = (
    <StageCharts
      lab={lab}
      flow={flow}
      type_px={type_px}
      most={height >= TWO_PX && !upright && !measuring ? 2 : 1}
    />
  );
  return (
    <div
      className="present"
      data-whole={whole || undefined}
      style={{ fontSize: `${type_px}px`, '--zoom': zoom } as CSSProperties}
    >
      <header className="sr-only">
        <h1>{say`Presentation: ${subject}`}</h1>
      </header>
      <section className="present-stage" aria-label={say('Beside the globe')}>
        <StageBar lab={lab} flow={flow} />
        {extra === null && part === 'charts' ? (
          <>
            {measuring ? (
              <div className="present-measured">
                <Measuring lab={lab} flow={flow} />
              </div>
            ) : null}
            {charts}
          </>
        ) : (
          <div className="present-panel">
            {extra === 'moments' ? (
              <Moments
                lab={lab}
                flow={flow}
                explain={explain}
                onShown={() => settleStage(lab)}
                onPresent={null}
                onClose={() => turnStage(lab, 'moments')}
              />
            ) : extra === 'runs' ? (
              <Compare lab={lab} onClose={() => turnStage(lab, 'runs')} />
            ) : (
              <PartPanel lab={lab} flow={flow} explain={explain} charts={null} wide={whole} large />
            )}
          </div>
        )}
      </section>
      {packet === null ? null : (
        <div className="present-over">
          <PacketPlace key={run.number} lab={lab} packet={packet} />
        </div>
      )}
      {breaking ? (
        <section className="present-break" aria-label={say('Break it')}>
          <CardHead
            title={say('Break it')}
            onClose={() => lab.stage.setState({ breaking: false })}
          />
          <FlowBreakages lab={lab} />
          <DatedList lab={lab} folds />
        </section>
      ) : null}
      {asked === null ? null : <BreakAt key={`${asked.t} ${asked.x}`} lab={lab} at={asked} />}
      <StageControls lab={lab} />
      <Caption
        above={<StageRuns lab={lab} />}
        store={run.store}
        playback={lab.playback}
        meta={run.meta}
        flow={flow}
        explain={explain}
        notes={notes}
        opening={`${subject} · ${rest}`}
        onMoment={(moment) => {
          showMoment(lab, moment);
          settleStage(lab);
        }}
        onClose={close}
        onScan={onScan}
        onLeave={onLeave}
      />
    </div>
  );
}

interface StageChartsProps extends Pick<PresentProps, 'lab' | 'flow'> {
  readonly type_px: number;
  readonly most: number;
}

function StageCharts({ lab, flow, type_px, most }: StageChartsProps) {
  const { store } = useStore(lab.run, (state) => state.run);
  const path = useStore(lab.view, (state) => state.path);
  const beside = useBeside(lab);
  return (
    <BigCharts
      store={store}
      playback={lab.playback}
      flow={flow}
      view={lab.charts}
      path={path}
      look={lab.look}
      beside={beside}
      onEvent={(row) => showEvent(lab.chosen, row)}
      onPacket={(row) => showPacket(lab, row)}
      onBreak={(breaking) => lab.edit.setState({ breaking })}
      type_px={type_px}
      most={most}
    />
  );
}

/** Which runs stand beside each other, by what differs; nothing while there is one alone. */
function StageRuns({ lab }: Pick<PresentProps, 'lab'>) {
  const { runs, shown } = useStore(lab.run);
  const words = runsApart(useDifferences(lab, runs));
  if (runs.length < 2) return null;
  return (
    <RunsApart
      runs={runs.map(({ run, name }, at) => ({ number: run.number, name, words: words[at] ?? '' }))}
      shown={shown}
      onFollow={(at) => followRun(lab.simulations, at)}
    />
  );
}

function useWindowSize(): readonly [width: number, height: number] {
  const size = useSyncExternalStore(
    (changed) => {
      addEventListener('resize', changed);
      return () => removeEventListener('resize', changed);
    },
    () => `${innerWidth} ${innerHeight}`,
  );
  const [width = 0, height = 0] = size.split(' ').map(Number);
  return [width, height];
}
