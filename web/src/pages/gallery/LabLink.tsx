/** Opens a point of an experiment in the lab; its address is written when it is asked for. */
import { useState } from 'react';
import { messageOf } from '../../base/assert';
import type { Chosen } from '../../protocol/experiment';
import type { Experiment, SweepMode } from '../../protocol/experiment.gen';
import { say } from '../../words/say';
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
  /** The instant at which traffic begins and the lab is opened, s. */
  readonly at?: number;
  /** The globe or the flat map, with footprints and seam. */
  readonly as?: 'globe' | 'map';
  /** Values of axes that the document does not have. */
  readonly chosen?: Chosen;
}

export function LabLink(props: LabLinkProps) {
  const { tools, experiment, mode, point, what, stepwise = false, at, as, chosen } = props;
  const [problem, setProblem] = useState<string | null>(null);
  if (point === null) return null;
  const open = async () => {
    try {
      location.hash = await labLink(tools, experiment, mode, point, { stepwise, at, as, chosen });
    } catch (thrown) {
      setProblem(messageOf(thrown));
    }
  };
  return (
    <>
      <button
        type="button"
        className="plain-button lab-link"
        aria-label={`${wordsOf(props)}: ${what}`}
        onClick={open}
      >
        {wordsOf(props)}
      </button>
      {problem === null ? null : <span role="alert">{problem}</span>}
    </>
  );
}

function wordsOf({ stepwise, as }: LabLinkProps): string {
  if (stepwise) return say('Step by step');
  if (as === undefined) return say('Open in the lab');
  return as === 'map' ? say('Flat map in the lab') : say('Globe in the lab');
}
