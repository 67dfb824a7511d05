/** A figure in a sentence, and its numbers as a table on demand. */
import { useState } from 'react';
import { say } from '../../words/say';
import type { Told } from './figureTables';
import { TableScroll } from './TableScroll';

/** More rows than this are thinned evenly. */
const MOST_ROWS = 200;

interface FigureTableProps {
  readonly name: string;
  /** Asked when the table is opened. */
  told(): Told;
}

export function FigureTable({ name, told }: FigureTableProps) {
  const [open, setOpen] = useState(false);
  return (
    <details className="figure-table" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{say('In words and as a table')}</summary>
      {open ? <Table name={name} told={told()} /> : null}
    </details>
  );
}

function Table({
  name,
  told: { words, head, rows },
}: {
  readonly name: string;
  readonly told: Told;
}) {
  const every = Math.max(1, Math.ceil(rows.length / MOST_ROWS));
  const shown = rows.filter((_, row) => row % every === 0);
  return (
    <>
      <p>{words}</p>
      <TableScroll label={say`${name}, data table`}>
        <table>
          {every === 1 ? null : (
            <caption>{say`1 of every ${every} of ${rows.length} rows.`}</caption>
          )}
          <thead>
            <tr>
              {head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(([first, ...cells], row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: several rows may be alike; the list never moves
              <tr key={row}>
                <th scope="row">{first}</th>
                {cells.map((cell, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                  <td key={column}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </>
  );
}
