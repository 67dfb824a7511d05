/** The place of what is measured, loaded when somebody measures. */
import { useMemo, useSyncExternalStore } from 'react';
import { later } from '../../../panels/later';
import type { FlowView } from '../../../reading/source';
import { say } from '../../../words/say';
import type { Lab } from '../session/lab';

const Measured = later(say('The figures'), async () => (await import('./Measured')).Measured);

interface MeasuringProps {
  readonly lab: Pick<Lab, 'run' | 'charts' | 'playback'>;
  readonly flow: FlowView | null;
}

/** Whether something is measured. */
export function useMeasuring(charts: Lab['charts']): boolean {
  const subscribe = useMemo(() => (changed: () => void) => charts.subscribe(changed), [charts]);
  return useSyncExternalStore(subscribe, () => charts.measuring !== null);
}

/** Nothing while nothing is measured. */
export function Measuring({ lab, flow }: MeasuringProps) {
  const measuring = useMeasuring(lab.charts);
  return measuring && flow !== null ? <Measured lab={lab} flow={flow} /> : null;
}
