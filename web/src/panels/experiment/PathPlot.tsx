/** Delay and links of paths over a day, stacked, with the handovers, path changes and the seam of one of them. */
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { span as inSeconds } from '../../base/quantity';
import { stacked } from '../../charts/engine/paper';
import { type Range, spanRange } from '../../charts/engine/ranges';
import { hours, type StudiedPath, sampleAt, spans, withGaps } from '../../experiments/pathStudy';
import { fixed, numberLocale } from '../../words/numbers';
import { Say, v } from '../../words/SayNodes';
import { say } from '../../words/say';
import { FigureTable } from './FigureTable';
import { pathsTold } from './figureTables';
import { type Lane, LanesPlot } from './lanesPlot';
import { type DrawnPlot, PlotKeys, useHidden, useHostedPlot } from './PlotKeys';
import { SeriesSign } from './Sign';
import { TimeChart, type TimeLine } from './timeChart';
import './pathPlot.css';

interface PathPlotProps {
  readonly title: string;
  readonly paths: readonly StudiedPath[];
  /** The terminals at the beginning and the end of the paths. */
  readonly ends: readonly [string, string];
  readonly duration_s: number;
  readonly drawn: RefObject<DrawnPlot | null>;
  /** What leads to the lab at an instant. */
  open(path: number, instant_s: number): ReactNode;
}

/** Shorter looks at the day, hours. */
const LOOKS = [2, 6];
const STEP_S = 10;
export function PathPlot({ title, paths, ends, duration_s, drawn, open }: PathPlotProps) {
  const [hidden, toggle] = useHidden();
  const all = duration_s / 3600;
  const [span, setSpan] = useState<Range>({ from: 0, to: all });
  const [marked, setMarked] = useState(() => mostChanging(paths));
  const [instant, setInstant] = useState(duration_s / 2);
  const drag = useRef<number | null>(null);
  const chosen = paths[marked] ?? paths[0];
  const bands = useMemo(() => (chosen ? spans(chosen.series.seam) : []), [chosen]);
  const delays = useMemo(() => lines(paths, ({ delay_ms }) => delay_ms), [paths]);
  const links = useMemo(() => lines(paths, (series) => series.links), [paths]);
  const lanes = useMemo(() => (chosen ? lanesOf(chosen, ends) : []), [chosen, ends]);

  const makeDelays = useCallback(
    (at: HTMLElement) =>
      new TimeChart(at, delays, hidden, span, say('One-way delay, ms'), { xLabel: '', bands }),
    [delays, hidden, span, bands],
  );
  const makeLinks = useCallback(
    (at: HTMLElement) =>
      new TimeChart(at, links, hidden, span, say('Links'), { xLabel: '', bands }),
    [links, hidden, span, bands],
  );
  const makeLanes = useCallback(
    (at: HTMLElement) => new LanesPlot(at, lanes, span, say('Time, h')),
    [lanes, span],
  );
  const parts = {
    upper: useRef<DrawnPlot | null>(null),
    middle: useRef<DrawnPlot | null>(null),
    lower: useRef<DrawnPlot | null>(null),
  };
  const upper = useHostedPlot(makeDelays, delays, parts.upper);
  const middle = useHostedPlot(makeLinks, links, parts.middle);
  const lower = useHostedPlot(makeLanes, delays, parts.lower);
  useEffect(() => {
    const all = [parts.upper, parts.middle, parts.lower];
    drawn.current = {
      picture: (paper) =>
        stacked(
          paper,
          all.flatMap(({ current }) => current?.picture(paper) ?? []),
        ),
      lines: delays,
    };
  });

  const timeAt = (clientX: number) => upper.chart?.timeAt(clientX) ?? 0;
  const release = (clientX: number) => {
    const from = drag.current;
    drag.current = null;
    if (from === null) return;
    const to = timeAt(clientX);
    if (Math.abs(to - from) < (span.to - span.from) / 100) {
      setInstant(Math.round((Math.min(all, Math.max(0, to)) * 3600) / STEP_S) * STEP_S);
    } else setSpan(spanRange(Math.max(0, from), Math.min(all, to), all));
  };
  const look = (length: number) => {
    const from = Math.min(all - length, Math.max(0, instant / 3600 - length / 2));
    setSpan({ from, to: from + length });
  };
  const at = instant / 3600;
  const shown = at >= span.from && at <= span.to;
  const left = shown ? upper.chart?.placeOf(at) : undefined;
  const pointer = {
    'data-zoom': true,
    onPointerDown: (event: React.PointerEvent) => {
      drag.current = timeAt(event.clientX);
    },
    onPointerUp: (event: React.PointerEvent) => release(event.clientX),
    onDoubleClick: () => setSpan({ from: 0, to: all }),
  };
  const words = say`${title}. One-way delay and links against time, ${paths.map(({ label }) => label).join(', ')}.`;
  return (
    <figure className="result-plot path-plot">
      <PlotKeys name={say('Constellations')} lines={delays} hidden={hidden} onToggle={toggle} />
      <div className="path-plots">
        {left === undefined ? null : (
          <span className="path-instant" style={{ insetInlineStart: left }} aria-hidden="true" />
        )}
        <div ref={upper.host} className="plot-host" role="img" aria-label={words} {...pointer} />
        <div ref={middle.host} className="plot-host path-links" aria-hidden="true" {...pointer} />
        <div ref={lower.host} className="plot-host path-lanes" aria-hidden="true" {...pointer} />
      </div>
      <div className="plot-readout">
        <label className="path-field">
          {say('Handovers, path changes and seam of')}
          <select value={marked} onChange={(event) => setMarked(Number(event.target.value))}>
            {paths.map(({ label }, number) => (
              <option key={label} value={number}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <span className="plot-spans">
          {LOOKS.filter((length) => length < all).map((length) => (
            <button
              key={length}
              type="button"
              className="plain-button"
              onClick={() => look(length)}
            >
              {say`${length} h about the instant`}
            </button>
          ))}
          <button
            type="button"
            className="plain-button"
            aria-pressed={span.from === 0 && span.to === all}
            onClick={() => setSpan({ from: 0, to: all })}
          >
            {say('All')}
          </button>
        </span>
      </div>
      <label className="path-field path-time">
        {say('Instant')}
        <input
          type="range"
          min={0}
          max={duration_s}
          step={STEP_S}
          value={instant}
          aria-valuetext={inSeconds(instant)}
          onChange={(event) => setInstant(Number(event.target.value))}
        />
        <output>{inSeconds(instant)}</output>
      </label>
      <ul className="path-values" aria-label={say`At ${inSeconds(instant)}`}>
        {paths.map((path, number) => (
          <li key={path.label}>
            <SeriesSign number={number} form={delays[number]?.form ?? 'line'} />
            <span className="path-name">{path.label}</span>
            <span>{valueWords(path, instant)}</span>
            {open(number, instant)}
          </li>
        ))}
      </ul>
      <FigureTable name={title} told={() => pathsTold(paths, ends)} />
      <figcaption className="plot-readout">
        <Say>
          Hatched: the seam lies between {v(ends[0])} and {v(ends[1])}. Click to set the instant,
          drag to see a part of the day.
        </Say>
      </figcaption>
    </figure>
  );
}

function valueWords({ series }: StudiedPath, instant: number): string {
  const sample = sampleAt(series, instant);
  if (sample === null) return say('no sample yet');
  if (Number.isNaN(sample.delay_ms)) return say('no path');
  return say`${fixed(sample.delay_ms, 2)} ms, ${sample.links} links`;
}

function lines(
  paths: readonly StudiedPath[],
  of: (series: StudiedPath['series']) => Float64Array,
): TimeLine[] {
  return paths.map(({ label, series }) => ({
    label,
    form: 'steps',
    t: hours(series.t),
    y: withGaps(of(series)),
    gaps: true,
  }));
}

/** The path with the longest delay while it has a seam: there is most to see. */
function mostChanging(paths: readonly StudiedPath[]): number {
  const greatest = (values: Float64Array) =>
    values.reduce((most, value) => Math.max(most, Number.isNaN(value) ? 0 : value), 0);
  const heights = paths.map(({ series }) =>
    series.seam.length > 0 ? greatest(series.delay_ms) : -1,
  );
  return Math.max(0, heights.indexOf(Math.max(...heights)));
}

function lanesOf({ series }: StudiedPath, [from, to]: readonly [string, string]): Lane[] {
  const none = new Float64Array();
  const lane = (label: string, color: Lane['color'], instants: Float64Array): Lane => ({
    label: `${label}: ${instants.length.toLocaleString(numberLocale())}`,
    color,
    instants: hours(instants),
    spans: [],
  });
  const seam = spans(series.seam);
  return [
    {
      label: seam.length === 0 ? say('No seam lies between') : say('Seam between'),
      color: 'muted',
      instants: none,
      spans: seam,
    },
    lane(say('Path changes'), 'text', series.path_changes),
    lane(say`Handovers, ${from}`, 'handover', series.handovers[0]),
    lane(say`Handovers, ${to}`, 'handover', series.handovers[1]),
  ];
}
