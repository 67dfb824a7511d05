/** The lab for a projector: globe and one or two large charts, and the caption of the moment below them. */
import { useEffect, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { inWords } from '../../../document/document';
import { runsApart } from '../../../document/runsApart';
import type { Explain } from '../../../panels/events/eventBook';
import { BigCharts } from '../../../panels/present/BigCharts';
import { Caption } from '../../../panels/present/Caption';
import { RunsApart } from '../../../panels/present/RunsApart';
import type { FlowView } from '../../../reading/source';
import { pressHeldKeys } from '../keys/HeldKeys';
import { placedGlobe } from './keptGlobe';
import { type Shown, showMoment } from './momentActs';
import './present.css';
import { followRun } from '../runs/runActs';
import { useBeside } from '../runs/useBeside';
import { useDifferences } from '../runs/useDifferences';
import { showEvent } from '../session/chosen';
import type { Lab } from '../session/lab';
import { StageControls, type StageControlsProps } from './StageControls';

/** The smallest type, and that of a window of this size, CSS pixels: a projector at 1920 x 1080 has more than 18. */
const LEAST_PX = 14;
const TYPE_PX = 18;
const WIDTH_PX = 1600;
const HEIGHT_PX = 900;
/** The size of the smallest names on the globe. */
const NAMES_PX = 11;
/** Two charts need this much height, beside the globe. */
const TWO_PX = 620;

export interface PresentProps {
  readonly lab: Shown & StageControlsProps['lab'] & Pick<Lab, 'look' | 'simulations'>;
  readonly flow: FlowView | null;
  readonly explain: Explain;
  onLeave(): void;
}

export function Present({ lab, flow, explain, onLeave }: PresentProps) {
  const run = useStore(lab.run, (state) => state.run);
  const globe = useStore(lab.globe.state, placedGlobe);
  const path = useStore(lab.view, (state) => state.path);
  const beside = useBeside(lab);
  const [width, height] = useWindowSize();
  const type_px = Math.max(
    LEAST_PX,
    Math.round(TYPE_PX * Math.min(width / WIDTH_PX, height / HEIGHT_PX) * 2) / 2,
  );
  useEffect(() => {
    globe?.scaleNames(Math.max(1, type_px / NAMES_PX));
    return () => globe?.scaleNames(1);
  }, [globe, type_px]);
  useEffect(pressHeldKeys, []);
  const { subject, rest } = inWords(run.document);
  return (
    <div className="present" style={{ fontSize: `${type_px}px` }}>
      <header className="sr-only">
        <h1>Presentation: {subject}</h1>
      </header>
      <BigCharts
        store={run.store}
        playback={lab.playback}
        flow={flow}
        view={lab.charts}
        path={path}
        look={lab.look}
        beside={beside}
        onEvent={(row) => showEvent(lab.chosen, row)}
        type_px={type_px}
        most={height >= TWO_PX && width > height ? 2 : 1}
      />
      <StageControls lab={lab} />
      <Caption
        above={<StageRuns lab={lab} />}
        store={run.store}
        playback={lab.playback}
        meta={run.meta}
        flow={flow}
        explain={explain}
        opening={`${subject} · ${rest}`}
        onMoment={(moment) => showMoment(lab, moment)}
        onLeave={onLeave}
      />
    </div>
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
