/** What is shown on the stage, by quiet buttons whose keys are the digits. */
import { useStore } from 'zustand';
import type { FlowView } from '../../../reading/source';
import { say } from '../../../words/say';
import type { Lab } from '../session/lab';
import { STAGE_PLACES, type StagePlace, turnStage } from '../session/stage';
import { FlowChoice } from './FlowChoice';
import { useMeasuring } from './measuring';
import { partName } from './PartPanel';

export interface StageBarProps {
  readonly lab: Pick<Lab, 'stage' | 'view' | 'run' | 'charts'>;
  readonly flow: FlowView | null;
}

export function StageBar({ lab, flow }: StageBarProps) {
  const part = useStore(lab.view, (state) => state.part);
  const { extra, whole, breaking } = useStore(lab.stage);
  const measuring = useMeasuring(lab.charts);
  const shown = extra ?? part;
  return (
    <div className="present-bar">
      <fieldset className="present-places" aria-label={say('Beside the globe')}>
        {STAGE_PLACES.map((place, at) => (
          <button
            key={place}
            type="button"
            aria-pressed={place === shown}
            title={`${placeName(place, flow)} (${at + 1})`}
            onClick={() => turnStage(lab, place)}
          >
            {placeName(place, flow)}
          </button>
        ))}
      </fieldset>
      <FlowChoice lab={lab} flow={flow} />
      <fieldset className="present-places" aria-label={say('Stage')}>
        <button
          type="button"
          aria-pressed={breaking}
          title={say('Break something at the playhead (B)')}
          onClick={() => lab.stage.setState({ breaking: !breaking })}
        >
          {say('Break it')}
        </button>
        <button
          type="button"
          aria-pressed={measuring}
          title={say('Measure between two instants of the charts or the diagram (I)')}
          onClick={() => {
            lab.charts.turnMeasuring();
            if (!measuring) turnStage(lab, part === 'sequence' ? 'sequence' : 'charts');
          }}
        >
          {say('Measure')}
        </button>
        <button
          type="button"
          aria-pressed={!whole}
          title={say('The globe beside it, or all the room without (0)')}
          onClick={() => lab.stage.setState({ whole: !whole })}
        >
          {say('Globe')}
        </button>
      </fieldset>
    </div>
  );
}

function placeName(place: StagePlace, flow: FlowView | null): string {
  if (place === 'moments') return say('Moments');
  return place === 'runs' ? say('Compare') : partName(place, flow);
}
