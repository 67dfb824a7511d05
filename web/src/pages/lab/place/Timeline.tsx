/** The playback of the run on show, in the lab and in a frame of another page. */
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { TimelinePanel } from '../../../panels/timeline/TimelinePanel';
import type { FlowView } from '../../../reading/source';
import { showEvent } from '../session/chosen';
import type { Lab } from '../session/lab';

interface TimelineProps {
  readonly lab: Pick<Lab, 'run' | 'view' | 'chosen' | 'playback' | 'timeline'>;
  readonly flow: FlowView | null;
  /** What stands on the track besides events. */
  readonly marks?: ReactNode;
  /** What stands above it. */
  readonly now?: ReactNode;
  /** What stands beside the clock. */
  readonly children?: ReactNode;
}

export function Timeline({ lab, flow, marks, now, children }: TimelineProps) {
  const run = useStore(lab.run, (state) => state.run);
  const number = useStore(lab.view, (state) => state.flow);
  const step = useStore(lab.view, (state) => state.step);
  return (
    <TimelinePanel
      key={`${run.number}.${number}`}
      store={run.store}
      range={lab.timeline}
      begins_d={run.meta.begins_d}
      playback={lab.playback}
      flow={flow}
      step={step}
      onStep={(choice) => lab.view.setState({ step: choice })}
      onEvent={(row) => showEvent(lab.chosen, row)}
      marks={marks}
      now={now}
    >
      {children}
    </TimelinePanel>
  );
}
