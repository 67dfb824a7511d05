/** The column of charts without the charts: what stands above them, and their places until they are loaded. */
import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import type { FlowView } from '../../reading/source';
import { Say } from '../../words/SayNodes';
import { say } from '../../words/say';
import { FOLLOW_SPANS, followName, type SharedView } from '../engine/view';
import { CHART_IDS, type ChartId, chartsOf, nameOf } from '../kinds/ids';
import type { ChartLook } from './look';
import { Menu } from './Menu';
import './charts.css';

export interface ChartsFrameProps {
  /** The flow on show, or null while no run is loaded. */
  readonly flow: FlowView | null;
  /** The range on show, kept by whoever makes links. */
  readonly view: SharedView;
  /** The path that the charts are about alone, or null for all. */
  readonly path: number | null;
  /** Told which path was chosen. */
  onPath(path: number | null): void;
  /** Which charts, lines and switches were chosen: it outlives the run. */
  readonly look: ChartLook;
  /** What stands above the charts, such as what is measured between two instants. */
  readonly above?: ReactNode;
}

interface ColumnProps extends ChartsFrameProps {
  readonly busy?: boolean;
  readonly children: ReactNode;
}

/** The column: which window of time, which paths, which charts, and these below. */
export function ChartsFrame(props: ColumnProps) {
  const { flow, view, path, onPath, look, above, busy, children } = props;
  const { large, shown } = useShown(flow, look);
  const several = flow !== null && flow.paths > 1;
  return (
    <section
      className="charts"
      aria-label={say('Charts')}
      aria-busy={busy}
      data-large={large ?? undefined}
      data-paths={several || undefined}
    >
      <div className="charts-bar">
        <WindowChoice view={view} />
        {several ? (
          <PathChoice networks={flow.networks} path={pathOf(flow, path)} onChange={onPath} />
        ) : null}
        <div className="charts-tools">
          <MeasureSwitch view={view} />
          <ChartChoice flow={flow} shown={shown} onChange={(charts) => look.show(charts)} />
        </div>
      </div>
      {above}
      {children}
    </section>
  );
}

/** The column while what draws the charts is loaded. */
export function ChartsPlace(props: ChartsFrameProps) {
  return (
    <ChartsFrame {...props} busy>
      <CardPlaces flow={props.flow} look={props.look} />
      <p className="sr-only" role="status">
        {say('Loading the charts.')}
      </p>
    </ChartsFrame>
  );
}

/** Where the cards of the charts will stand. */
export function CardPlaces({ flow, look }: Pick<ChartsFrameProps, 'flow' | 'look'>) {
  const { ids, large } = useShown(flow, look);
  return (
    <div className="charts-list">
      {ids.map((id) => (
        <div
          key={id}
          className="chart-card"
          data-chart={id}
          data-large={large === id || undefined}
        />
      ))}
    </div>
  );
}

/** The charts of the flow that were chosen, and the one that is to be large. */
export function useShown(flow: FlowView | null, look: ChartLook) {
  const shown = useSyncExternalStore(look.subscribe, () => look.shown);
  const large = useSyncExternalStore(look.subscribe, () => look.large);
  const ids = chartsOf(flow).filter((id) => shown.has(id));
  return { shown, ids, large: ids.find((id) => id === large) ?? null };
}

/** The only path that the charts are about, if the flow has it beside others. */
export function pathOf(flow: FlowView | null, chosen: number | null): number | null {
  return flow !== null && flow.paths > 1 && chosen !== null && chosen < flow.paths ? chosen : null;
}

/** Which window of time the charts show. */
function WindowChoice({ view }: { readonly view: SharedView }) {
  const subscribe = useMemo(() => (listener: () => void) => view.subscribe(listener), [view]);
  const state = useSyncExternalStore(subscribe, () =>
    view.zoomed ? 'zoomed' : String(view.follow),
  );
  const { range } = view;
  const middle = view.cursor ?? Math.min(Math.max(view.playhead, range.from), range.to);
  return (
    <div className="charts-window">
      <fieldset className="charts-spans" aria-label={say('Window that follows the playhead')}>
        {FOLLOW_SPANS.map((length) => (
          <button
            key={length}
            type="button"
            aria-pressed={state === String(length)}
            onClick={() => view.setFollow(length)}
          >
            {followName(length)}
          </button>
        ))}
      </fieldset>
      <button
        type="button"
        className="chart-icon"
        aria-label={say('Zoom in')}
        onClick={() => view.zoom(middle, 0.5)}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M8 3v10M3 8h10" />
        </svg>
      </button>
      <button
        type="button"
        className="chart-icon"
        aria-label={say('Zoom out')}
        onClick={() => view.zoom(middle, 2)}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3 8h10" />
        </svg>
      </button>
    </div>
  );
}

/** Whether the charts measure between two instants. */
function MeasureSwitch({ view }: { readonly view: SharedView }) {
  const subscribe = useMemo(() => (listener: () => void) => view.subscribe(listener), [view]);
  const on = useSyncExternalStore(subscribe, () => view.measuring !== null);
  return (
    <button
      type="button"
      className="chart-icon chart-measure"
      aria-label={say('Measure between two instants')}
      aria-pressed={on}
      title={say('Measure between two instants (I)')}
      onClick={() => view.turnMeasuring()}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M2.5 3v10M13.5 3v10M4.5 8h7M6.5 6l-2 2 2 2M9.5 6l2 2-2 2" />
      </svg>
    </button>
  );
}

interface PathChoiceProps {
  /** The network of each path, empty for a wired one. */
  readonly networks: readonly string[];
  readonly path: number | null;
  onChange(path: number | null): void;
}

/** Which paths of the flow the charts are about. */
function PathChoice({ networks, path, onChange }: PathChoiceProps) {
  return (
    <select
      className="charts-paths"
      aria-label={say('Paths in the charts')}
      value={path ?? 'all'}
      onChange={({ target }) => onChange(target.value === 'all' ? null : Number(target.value))}
    >
      <option value="all">{say('All paths')}</option>
      {networks.map((network, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a path is its number
        <option key={number} value={number}>
          {[number === 0 ? say('Path 0, primary') : say`Path ${number}`, network]
            .filter(Boolean)
            .join(', ')}
        </option>
      ))}
    </select>
  );
}

interface ChartChoiceProps {
  readonly flow: FlowView | null;
  readonly shown: ReadonlySet<ChartId>;
  onChange(shown: ReadonlySet<ChartId>): void;
}

/** Which charts are shown. */
function ChartChoice({ flow, shown, onChange }: ChartChoiceProps) {
  const turn = (id: string) =>
    onChange(new Set(CHART_IDS.filter((other) => shown.has(other) !== (other === id))));
  return (
    <Menu
      className="charts-choice"
      entries={chartsOf(flow).map((id) => ({ id, label: nameOf(id, flow), on: shown.has(id) }))}
      onAct={turn}
    >
      <Say>
        Choose<span className="sr-only"> charts</span>
      </Say>
    </Menu>
  );
}
