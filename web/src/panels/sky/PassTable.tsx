/** The passes over a terminal as a table, for those who read rather than look. */
import type { TimeOfDay } from '../../base/clockText';
import { fixed } from '../../words/numbers';
import { say } from '../../words/say';
import type { PassRow } from './bands';
import type { Overhead } from './overhead';

interface PassTableProps {
  readonly rows: readonly PassRow[];
  readonly overhead: Overhead;
  readonly timeOfDay: TimeOfDay;
  name(satellite: number): string;
  onSelect(satellite: number): void;
}

export function PassTable({ rows, overhead, timeOfDay, name, onSelect }: PassTableProps) {
  const passes = rows.flatMap((row) => row.passes).sort((a, b) => a.rises - b.rises);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
    <section className="chart-table" aria-label={say('Passes, table')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{say('satellite')}</th>
            <th scope="col">{say('rises')}</th>
            <th scope="col">{say('highest')}</th>
            <th scope="col">{say('sets')}</th>
            <th scope="col">{say('in use')}</th>
          </tr>
        </thead>
        <tbody>
          {passes.map((pass) => (
            <tr key={`${pass.satellite} ${pass.rises}`}>
              <th scope="row">
                <button type="button" className="plain" onClick={() => onSelect(pass.satellite)}>
                  {name(pass.satellite)}
                </button>
              </th>
              <td>{pass.rises > 0 ? timeOfDay(pass.rises) : say('before the start')}</td>
              <td>
                {fixed(pass.highest_deg, 0)}°
                {Number.isFinite(pass.sets) ? say` at ${timeOfDay(pass.culminates)}` : ''}
              </td>
              <td>{Number.isFinite(pass.sets) ? timeOfDay(pass.sets) : say('never')}</td>
              <td>
                {overhead.uses
                  .filter(
                    (use) =>
                      use.satellite === pass.satellite &&
                      use.from < pass.sets &&
                      use.until > pass.rises,
                  )
                  .map((use) => usedWords(use.from, use.until, timeOfDay))
                  .join(', ')}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function usedWords(from: number, until: number, timeOfDay: TimeOfDay): string {
  const ends = Number.isFinite(until) ? say`to ${timeOfDay(until)}` : say('on');
  return `${timeOfDay(from)} ${ends}`;
}
