/** The passes over a terminal as a table, for those who read rather than look. */
import type { TimeOfDay } from '../../base/clockText';
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
    <section className="chart-table" aria-label="Passes, table" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">satellite</th>
            <th scope="col">rises</th>
            <th scope="col">highest</th>
            <th scope="col">sets</th>
            <th scope="col">in use</th>
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
              <td>{pass.rises > 0 ? timeOfDay(pass.rises) : 'before the start'}</td>
              <td>
                {pass.highest_deg.toFixed(0)}°
                {Number.isFinite(pass.sets) ? ` at ${timeOfDay(pass.culminates)}` : ''}
              </td>
              <td>{Number.isFinite(pass.sets) ? timeOfDay(pass.sets) : 'never'}</td>
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
  const ends = Number.isFinite(until) ? `to ${timeOfDay(until)}` : 'on';
  return `${timeOfDay(from)} ${ends}`;
}
