/** Opens a point of an experiment in the lab; its address is written when it is asked for. */
import { useState } from 'react';
import { messageOf } from '../../base/assert';
import type { Experiment, SweepMode } from '../../protocol/experiment.gen';
import { type GalleryTools, labLink } from './tools';

interface LabLinkProps {
  readonly tools: GalleryTools;
  readonly experiment: Experiment;
  readonly mode: SweepMode;
  readonly point: number | null;
  /** What is opened, for screen readers. */
  readonly what: string;
  /** Packet by packet, rather than on the globe. */
  readonly stepwise?: boolean;
}

export function LabLink({ tools, experiment, mode, point, what, stepwise = false }: LabLinkProps) {
  const [problem, setProblem] = useState<string | null>(null);
  if (point === null) return null;
  const open = async () => {
    try {
      location.hash = await labLink(tools, experiment, mode, point, stepwise);
    } catch (thrown) {
      setProblem(messageOf(thrown));
    }
  };
  return (
    <>
      <button type="button" className="plain-button lab-link" onClick={open}>
        {stepwise ? 'Step by step' : 'Open in the lab'}
        <span className="sr-only">: {what}</span>
      </button>
      {problem === null ? null : <span role="alert">{problem}</span>}
    </>
  );
}
