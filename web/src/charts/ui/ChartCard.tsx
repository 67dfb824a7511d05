/** One chart as a card: title, switch, actions, legend, plot, and its data table on demand. */

import { type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { unitWords } from '../../base/quantity';
import { say } from '../../words/say';
import type { Chart } from '../engine/chart';
import type { EventWords } from '../engine/layer';
import type { ChartAbout } from '../engine/picture';
import { inForce } from '../engine/spec';
import type { Theme } from '../engine/theme';
import type { ChartId } from '../kinds/ids';
import { EnlargeIcon, MoreIcon } from './chartIcons';
import type { ChartGroup } from './group';
import { Menu, type MenuEntry } from './Menu';
import { themeEntry, useVectorTheme } from './vectorTheme';

export interface ChartCardProps {
  readonly group: ChartGroup;
  readonly id: ChartId;
  /** Whether the card fills the width it can get. */
  readonly large: boolean;
  /** What a picture says of the run, and a file of its events. */
  readonly about: ChartAbout;
  readonly events: EventWords;
  /** Asks at a place of the page what is to be broken at the playhead. */
  readonly onBreak?: ((x: number, y: number) => void) | undefined;
}

const NOT_LOADED = say(
  'This could not be loaded. Try again; if that does not help, reload the page.',
);

/** A chart of the group; it draws itself, React only frames it. */
export function ChartCard({ group, id, large, about, events, onBreak }: ChartCardProps) {
  const { look } = group;
  const spec = group.spec(id);
  const plotHost = useRef<HTMLDivElement>(null);
  const linesHost = useRef<HTMLDivElement>(null);
  const marksHost = useRef<HTMLDivElement>(null);
  const chart = useRef<Chart | null>(null);
  const [explained, explain] = useState(false);
  const [table, setTable] = useState<ReactNode>(null);
  const [heard, hear] = useState<ReactNode>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [theme, turnTheme] = useVectorTheme();
  const switched = useSyncExternalStore(look.subscribe, () => inForce(spec.toggle));
  const subscribe = useMemo(() => (changed: () => void) => group.view.subscribe(changed), [group]);
  const measures = useSyncExternalStore(subscribe, () => group.view.measuring !== null);
  const barred = useSyncExternalStore(look.subscribe, () => spec.toggle?.barred ?? null);

  useEffect(() => {
    const [plot, lines, marks] = [plotHost.current, linesHost.current, marksHost.current];
    if (!plot || !lines || !marks) return;
    const made = group.add(id, { plot, lines, marks });
    chart.current = made;
    return () => group.remove(made);
  }, [group, id]);

  const act = async (action: string) => {
    setProblem(null);
    if (action === 'paper') return turnTheme();
    if (action === 'sound') return listen();
    if (action === 'break') return breakHere();
    if (action === 'measure') return group.view.turnMeasuring();
    if (action === 'table' && table) return setTable(null);
    const out = await import('../engine/takeOut').catch(() => null);
    const { seen: range } = group.view;
    if (!out) {
      setProblem(NOT_LOADED);
    } else if (action === 'table') {
      setTable(<out.DataTable spec={spec} range={range} t={group.view.playhead} />);
    } else if (action === 'csv') {
      out.saveCsv(spec, range, events);
    } else if (action === 'png') {
      if (chart.current) await out.savePng(chart.current, range, about);
    } else if (chart.current) {
      const as = action === 'pdf' ? 'pdf' : 'svg';
      await out.saveAs(as, chart.current, range, about, theme).catch(() => setProblem(NOT_LOADED));
    }
  };
  const breakHere = () => {
    const { left = 0, top = 0 } = plotHost.current?.getBoundingClientRect() ?? {};
    onBreak?.(left, top);
  };
  const listen = async () => {
    if (heard) return hear(null);
    const part = await import('./Listen').catch(() => null);
    if (part) hear(<part.Listen spec={spec} range={group.view.seen} />);
    else setProblem(NOT_LOADED);
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
          {spec.unit === '' ? null : <span className="chart-unit">, {unitWords(spec.unit)}</span>}
        </h3>
        {spec.toggle ? (
          <button
            type="button"
            className="chart-switch"
            aria-pressed={switched}
            aria-disabled={(barred !== null && spec.toggle.on) || undefined}
            title={barred ?? spec.toggle.help}
            onClick={() => {
              if (barred === null || !spec.toggle?.on) turn(!spec.toggle?.on);
            }}
          >
            {spec.toggle.label}
          </button>
        ) : null}
        <span className="chart-actions">
          {spec.help === undefined ? null : (
            <button
              type="button"
              className="chart-icon"
              aria-label={say`About ${spec.title}`}
              aria-expanded={explained}
              onClick={() => explain(!explained)}
            >
              ?
            </button>
          )}
          <Menu
            className="chart-icon"
            label={say`${spec.title}: save or show as a table`}
            entries={actions(theme, {
              table: table !== null,
              heard: heard !== null,
              measures,
              breaks: onBreak !== undefined,
            })}
            onAct={act}
          >
            <MoreIcon />
          </Menu>
          <button
            type="button"
            className="chart-icon"
            aria-label={large ? say`${spec.title}: back to its size` : say`${spec.title}: enlarge`}
            onClick={() => look.enlarge(large ? null : id)}
          >
            <EnlargeIcon large={large} />
          </button>
        </span>
      </header>
      {explained ? <p className="chart-help">{spec.help}</p> : null}
      {problem === null ? null : (
        <p className="chart-help" role="alert">
          {problem}
        </p>
      )}
      <div className="chart-keys">
        <div ref={linesHost} />
        <div ref={marksHost} />
      </div>
      <div ref={plotHost} className="chart-plot" />
      {heard}
      {table}
    </section>
  );
}

interface Now {
  readonly table: boolean;
  readonly heard: boolean;
  readonly measures: boolean;
  readonly breaks: boolean;
}

function actions(theme: Theme, { table, heard, measures, breaks }: Now): readonly MenuEntry[] {
  return [
    { id: 'png', label: say('Save as PNG') },
    { id: 'svg', label: say('Save as SVG') },
    { id: 'pdf', label: say('Save as PDF') },
    { id: 'csv', label: say('Save as CSV') },
    themeEntry(theme),
    { id: 'table', label: table ? say('Hide data table') : say('Show data table') },
    { id: 'sound', label: heard ? say('Stop listening') : say('Listen') },
    {
      id: 'measure',
      label: measures ? say('Stop measuring') : say('Measure between two instants'),
    },
    ...(breaks ? [{ id: 'break', label: say('Break it at the playhead…') }] : []),
  ];
}
