/** Which of several flows is on show. */
import { useStore } from 'zustand';
import type { FlowView } from '../../../reading/source';
import { say } from '../../../words/say';
import type { Lab } from '../session/lab';
import { showFlow } from '../session/view';

interface FlowChoiceProps {
  readonly lab: Pick<Lab, 'run' | 'view'>;
  readonly flow: FlowView | null;
}

export function FlowChoice({ lab, flow }: FlowChoiceProps) {
  const { meta } = useStore(lab.run, (state) => state.run);
  const recorded = meta.flows
    .map((one, number) => ({ ...one, number }))
    .filter((one) => !one.background);
  if (recorded.length < 2) return null;
  return (
    <select
      className="select flow-choice"
      aria-label={say('Flow on show')}
      // Its name may be cut where there is little room.
      title={recorded.find(({ number }) => number === (flow?.flow ?? 0))?.name}
      value={flow?.flow ?? 0}
      onChange={(change) => showFlow(lab.view, Number(change.target.value))}
    >
      {recorded.map(({ name, number }) => (
        <option key={number} value={number}>
          {name}
        </option>
      ))}
    </select>
  );
}
