/** The column of charts: the window they show, which of them are shown, and one of them large if asked. */

import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { ChartCard } from './ChartCard';
import './charts.css';
import type { PlaybackSource } from '../../model/playbackSource';
import type { FlowView, RecordingSource } from '../../reading/source';
import type { EventWords } from '../engine/layer';
import type { ChartAbout } from '../engine/picture';
import { FOLLOW_SPANS, SharedView } from '../engine/view';
import { CHART_IDS, type ChartId, chartsOf, nameOf } from '../kinds';
import { ChartGroup } from './group';
import type { ChartLook } from './look';
import { Menu } from './Menu';

export interface ChartsPanelProps {
  /** The recording of the run; a new run brings a new one. */
  readonly store: RecordingSource;
  /** The clock; a click in a chart seeks, its frames move the charts. */
  readonly playback: PlaybackSource;
  /** The flow on show, or null while no run is loaded. */
  readonly flow: FlowView | null;
  /** The range on show, kept by whoever makes links; the panel has one of its own without. */
  readonly view?: SharedView;
  /** The path that the charts are about alone, or null for all. */
  readonly path: number | null;
  /** What a picture of a chart says of the run, and a file of its events. */
  readonly about: ChartAbout;
  readonly events: EventWords;
  /** Told which path was chosen. */
  onPath(path: number | null): void;
  /** Told the event whose mark was clicked, a row of the events table. */
  onEvent(row: number): void;
  /** Which charts, lines and switches were chosen: it outlives the run. */
  readonly look: ChartLook;
}

/** The charts of one flow on one time axis. */
export function ChartsPanel(props: ChartsPanelProps) {
  const { store, playback, flow, view: given, path: chosen, onPath, onEvent, look } = props;
  const { about, events } = props;
  const [own] = useState(() => new SharedView());
  const view = given ?? own;
  const shown = useSyncExternalStore(look.subscribe, () => look.shown);
  const enlarged = useSyncExternalStore(look.subscribe, () => look.large);
  const paths = flow?.paths ?? 1;
  const path = paths > 1 && chosen !== null && chosen < paths ? chosen : null;
  const group = useChartGroup(store, playback, flow, view, path, look, onEvent);
  const ids = chartsOf(flow);

  const large = enlarged !== null && ids.includes(enlarged) ? enlarged : null;

  return (
    <section
      className="charts"
      aria-label="Charts"
      data-large={large ?? undefined}
      data-paths={paths > 1 || undefined}
    >
      <div className="charts-bar">
        <WindowChoice view={view} />
        {paths > 1 ? (
          <PathChoice networks={flow?.networks ?? []} path={path} onChange={onPath} />
        ) : null}
        <ChartChoice ids={ids} flow={flow} shown={shown} onChange={(charts) => look.show(charts)} />
      </div>
      {group ? (
        <div className="charts-list">
          {ids
            .filter((id) => shown.has(id))
            .map((id) => (
              <ChartCard
                key={id}
                group={group}
                id={id}
                large={large === id}
                about={about}
                events={events}
              />
            ))}
        </div>
      ) : (
        <p className="charts-none">Charts appear here when a run is loaded.</p>
      )}
    </section>
  );
}

/** A group for as long as recording, clock and flow stay the same. */
function useChartGroup(
  store: RecordingSource,
  playback: PlaybackSource,
  flow: FlowView | null,
  view: SharedView,
  path: number | null,
  look: ChartLook,
  onEvent: (row: number) => void,
): ChartGroup | null {
  const [group, setGroup] = useState<ChartGroup | null>(null);
  const key = useMemo(() => JSON.stringify(flow), [flow]);
  const told = useRef(onEvent);
  told.current = onEvent;
  useEffect(() => {
    const parsed = JSON.parse(key) as FlowView | null;
    if (!parsed) return;
    const made = new ChartGroup({
      source: store,
      playback,
      flow: parsed,
      view,
      path,
      look,
      onEvent: (row) => told.current(row),
    });
    setGroup(made);
    return () => {
      setGroup(null);
      made.destroy();
    };
  }, [store, playback, key, view, path, look]);
  return group;
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
      <fieldset className="charts-spans" aria-label="Window that follows the playhead">
        {FOLLOW_SPANS.map((span) => (
          <button
            key={span}
            type="button"
            aria-pressed={state === String(span)}
            onClick={() => view.setFollow(span)}
          >
            {spanName(span)}
          </button>
        ))}
      </fieldset>
      <button
        type="button"
        className="chart-icon"
        aria-label="Zoom in"
        onClick={() => view.zoom(middle, 0.5)}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M8 3v10M3 8h10" />
        </svg>
      </button>
      <button
        type="button"
        className="chart-icon"
        aria-label="Zoom out"
        onClick={() => view.zoom(middle, 2)}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M3 8h10" />
        </svg>
      </button>
    </div>
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
      aria-label="Paths in the charts"
      value={path ?? 'all'}
      onChange={({ target }) => onChange(target.value === 'all' ? null : Number(target.value))}
    >
      <option value="all">All paths</option>
      {networks.map((network, number) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a path is its number
        <option key={number} value={number}>
          {[number === 0 ? 'Path 0, primary' : `Path ${number}`, network]
            .filter(Boolean)
            .join(', ')}
        </option>
      ))}
    </select>
  );
}

function spanName(span: number): string {
  if (!Number.isFinite(span)) return 'All';
  return span >= 120 ? `${span / 60} min` : `${span} s`;
}

interface ChartChoiceProps {
  readonly ids: readonly ChartId[];
  readonly flow: FlowView | null;
  readonly shown: ReadonlySet<ChartId>;
  onChange(shown: ReadonlySet<ChartId>): void;
}

/** Which charts are shown. */
function ChartChoice({ ids, flow, shown, onChange }: ChartChoiceProps) {
  const turn = (id: string) =>
    onChange(new Set(CHART_IDS.filter((other) => shown.has(other) !== (other === id))));
  return (
    <Menu
      className="charts-choice"
      entries={ids.map((id) => ({ id, label: nameOf(id, flow), on: shown.has(id) }))}
      onAct={turn}
    >
      Charts
    </Menu>
  );
}
