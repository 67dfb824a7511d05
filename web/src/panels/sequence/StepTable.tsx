/** The steps of the window as a table, for those who read rather than look. */
import { useSyncExternalStore } from 'react';
import { useHidesAhead } from '../../charts/ui/useHidesAhead';
import { fixed } from '../../words/numbers';
import { say } from '../../words/say';
import { useTicking } from '../events/useTicking';
import type { Diagram } from './diagram';
import type { Stage } from './stage';
import { stepsBetween } from './steps';
import { windowWords } from './summary';
import { datedChangeWords, stepWords } from './words';

/** More are left to the file. */
const MOST_ROWS = 300;
const TICK_MS = 500;

interface StepTableProps {
  readonly stage: Stage;
  readonly diagram: Diagram;
}

export function StepTable({ stage, diagram }: StepTableProps) {
  const { view, playback } = stage;
  useTicking(diagram.packets.store, playback, TICK_MS);
  const shown = useSyncExternalStore(view.subscribe, () => `${view.window.from} ${view.window.to}`);
  useSyncExternalStore(view.subscribe, () => view.numbers);
  const { from, to } = view.window;
  const until = Math.min(to, useHidesAhead(playback) ? playback.t : to);
  const steps = stepsBetween(diagram.packets, from, until, MOST_ROWS + 1);
  const more =
    steps.length > MOST_ROWS
      ? say`the first ${MOST_ROWS} steps; the CSV has all`
      : say`${steps.length} steps`;
  const { flow } = diagram.packets;
  return (
    <section
      className="sequence-table"
      aria-label={say`${flow.name}, steps`}
      data-window={shown}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
    >
      <p>{windowWords(diagram.packets, from, to)}</p>
      <table>
        <caption>{say`${flow.name}, ${fixed(from, 4)} s to ${fixed(to, 4)} s, ${more}.`}</caption>
        <thead>
          <tr>
            <th scope="col">{say('Time, s')}</th>
            <th scope="col">{say('Step')}</th>
            <th scope="col">{say('Windows')}</th>
            <th scope="col">{say('Rule')}</th>
          </tr>
        </thead>
        <tbody>
          {steps.slice(0, MOST_ROWS).map((step) => {
            const words = stepWords(diagram.telling, step);
            return (
              <tr key={`${step.kind} ${step.row}`}>
                <th scope="row">
                  <button type="button" onClick={() => stage.choose(diagram, step)}>
                    {fixed(step.t, 4)}
                  </button>
                </th>
                <td>
                  {words.title}. {words.detail}
                </td>
                <td>{datedChangeWords(words.changes)}</td>
                <td>{words.rule}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
