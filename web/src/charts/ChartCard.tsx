/** One chart as a card: title, switch, actions, legend, plot, and its data table on demand. */

import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Chart } from './chart';
import { chartCsv } from './csv';
import { DataTable } from './DataTable';
import { download, downloadPng, fileName } from './download';
import type { ChartGroup } from './group';
import { EnlargeIcon, MoreIcon } from './icons';
import type { EventWords } from './layer';
import { Menu, type MenuEntry } from './Menu';
import { type ChartAbout, chartPicture } from './picture';
import type { Range } from './ranges';
import type { ChartId } from './spec';

export interface ChartCardProps {
  readonly group: ChartGroup;
  readonly id: ChartId;
  /** Whether the card fills the width it can get. */
  readonly large: boolean;
  /** What a picture says of the run, and a file of its events. */
  readonly about: ChartAbout;
  readonly events: EventWords;
}

/** A chart of the group; it draws itself, React only frames it. */
export function ChartCard({ group, id, large, about, events }: ChartCardProps) {
  const { look } = group;
  const spec = group.spec(id);
  const plotHost = useRef<HTMLDivElement>(null);
  const linesHost = useRef<HTMLDivElement>(null);
  const marksHost = useRef<HTMLDivElement>(null);
  const chart = useRef<Chart | null>(null);
  const [explained, explain] = useState(false);
  const [table, setTable] = useState<Range | null>(null);
  const switched = useSyncExternalStore(look.subscribe, () => spec.toggle?.on ?? false);

  useEffect(() => {
    const [plot, lines, marks] = [plotHost.current, linesHost.current, marksHost.current];
    if (!plot || !lines || !marks) return;
    const made = group.add(id, { plot, lines, marks });
    chart.current = made;
    return () => group.remove(made);
  }, [group, id]);

  const savePng = () => {
    if (!chart.current) return;
    const { range } = group.view;
    const picture = chartPicture(chart.current, range, about);
    downloadPng(`${fileName(spec.title, range.from, range.to)}.png`, picture);
  };
  const saveCsv = () => {
    const { range } = group.view;
    const blob = new Blob([chartCsv(spec.layers, range, events)], { type: 'text/csv' });
    download(`${fileName(spec.title, range.from, range.to)}.csv`, blob);
  };
  const act = (action: string) => {
    if (action === 'png') savePng();
    else if (action === 'csv') saveCsv();
    else setTable(table ? null : group.view.range);
  };
  const turn = (on: boolean) => {
    if (!spec.toggle) return;
    spec.toggle.on = on;
    look.turn(id, on);
    chart.current?.touch();
  };

  return (
    <section
      className="chart-card"
      data-large={large || undefined}
      data-chart={id}
      aria-label={spec.title}
    >
      <header className="chart-head">
        <h3>
          {spec.title}
          {spec.unit === '' ? null : <span className="chart-unit">, {spec.unit}</span>}
        </h3>
        {spec.toggle ? (
          <button
            type="button"
            className="chart-switch"
            aria-pressed={switched}
            onClick={() => turn(!switched)}
          >
            {spec.toggle.label}
          </button>
        ) : null}
        <div ref={marksHost} />
        <span className="chart-actions">
          {spec.help === undefined ? null : (
            <button
              type="button"
              className="chart-icon"
              aria-label={`About ${spec.title}`}
              aria-expanded={explained}
              onClick={() => explain(!explained)}
            >
              ?
            </button>
          )}
          <Menu
            className="chart-icon"
            label={`${spec.title}: save or show as a table`}
            entries={actions(table !== null)}
            onAct={act}
          >
            <MoreIcon />
          </Menu>
          <button
            type="button"
            className="chart-icon"
            aria-label={large ? `${spec.title}: back to its size` : `${spec.title}: enlarge`}
            onClick={() => look.enlarge(large ? null : id)}
          >
            <EnlargeIcon large={large} />
          </button>
        </span>
      </header>
      {explained ? <p className="chart-help">{spec.help}</p> : null}
      <div ref={linesHost} />
      <div ref={plotHost} className="chart-plot" />
      {table ? <DataTable spec={spec} range={table} /> : null}
    </section>
  );
}

function actions(tableShown: boolean): readonly MenuEntry[] {
  return [
    { id: 'png', label: 'Save as PNG' },
    { id: 'csv', label: 'Save as CSV' },
    { id: 'table', label: tableShown ? 'Hide data table' : 'Show data table' },
  ];
}
