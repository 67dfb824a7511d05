/** The plot of a sweep with its legend, and what the chosen point says. */
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { plain } from '../../base/quantity';
import type { LinesPlot } from '../../model/experimentPlot';
import { LinesChart, type Picked } from './linesChart';
import { SeriesSign } from './Sign';
import { useLight } from './useLight';

interface ResultPlotProps {
  readonly plot: LinesPlot;
  readonly unit: string;
  readonly title: string;
  /** What the hollow points were measured with. */
  readonly reference: string;
  /** Takes the canvas for pictures. */
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  /** What leads from a point to the lab. */
  open(picked: Picked): ReactNode;
}

export function ResultPlot(props: ResultPlotProps) {
  const { plot, unit, title, reference, canvas, open } = props;
  const light = useLight();
  const host = useRef<HTMLDivElement>(null);
  const chart = useRef<LinesChart | null>(null);
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set());
  const [picked, setPicked] = useState<Picked | null>(null);
  const [hovered, setHovered] = useState<Picked | null>(null);
  const shown = hovered ?? picked;

  // The colours are part of the drawing: a change of theme draws anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const made = new LinesChart(element, plot, hidden);
    chart.current = made;
    canvas.current = made.canvas;
    const observer = new ResizeObserver(() => made.resize());
    observer.observe(element);
    return () => {
      observer.disconnect();
      made.destroy();
      chart.current = null;
    };
  }, [plot, hidden, light, canvas]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new chart knows of no chosen point
  useEffect(() => chart.current?.show(shown), [shown, plot, hidden, light]);

  const summary = useMemo(() => inWords(plot, unit), [plot, unit]);
  const empty = plot.lines.every(({ points }) => points.length === 0);
  const toggle = (index: number) => {
    const next = new Set(hidden);
    if (!next.delete(index)) next.add(index);
    setHidden(next);
  };
  return (
    <figure className="result-plot">
      <ul className="plot-keys" aria-label="Series">
        {plot.lines.map(({ label }, index) => (
          <li key={label}>
            <button
              type="button"
              className="plot-key"
              aria-pressed={!hidden.has(index)}
              onClick={() => toggle(index)}
            >
              <SeriesSign number={index} light={light} />
              {label}
            </button>
          </li>
        ))}
        {plot.lines.some((line) => line.reference.length > 0) ? (
          <li className="plot-note">Hollow: {reference}</li>
        ) : null}
      </ul>
      {empty ? <p className="plot-empty">Lines appear here as soon as runs are done.</p> : null}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the table below offers the same for the keyboard */}
      <div
        ref={host}
        className="plot-host"
        data-empty={empty || undefined}
        role="img"
        aria-label={`${title}. ${summary}`}
        onPointerMove={(event) => setHovered(chart.current?.at(event) ?? null)}
        onPointerLeave={() => setHovered(null)}
        onClick={(event) => setPicked(chart.current?.at(event) ?? null)}
      />
      <figcaption className="plot-readout" aria-live="off">
        {shown ? (
          <>
            <span>
              <SeriesSign number={shown.line} light={light} />
              {plot.lines[shown.line]?.label}, at {atWords(plot, shown.point.x)}:{' '}
              <strong>
                {plain(short(shown.point.y))}
                {shown.point.high > shown.point.low
                  ? ` ± ${plain(short(shown.point.high - shown.point.y))}`
                  : ''}
                {unit === '' ? '' : ` ${unit}`}
              </strong>
            </span>
            {picked ? open(picked) : null}
          </>
        ) : (
          <span>Bars are 95 % confidence intervals. Choose a point to open it in the lab.</span>
        )}
      </figcaption>
    </figure>
  );
}

function short(value: number): number {
  return Number(value.toPrecision(4));
}

function atWords({ words, xLabel }: LinesPlot, x: number): string {
  const [name, unit] = xLabel.split(', ');
  if (words) return `${name} ${words[x] ?? ''}`;
  return `${name} ${plain(x)}${unit ? ` ${unit}` : ''}`;
}

/** What the plot shows, for those who do not see it. */
function inWords({ lines, xLabel, yLabel }: LinesPlot, unit: string): string {
  const sentences = lines.flatMap(({ label, points }) => {
    const [first, last] = [points[0], points.at(-1)];
    if (!first || !last) return [];
    const value = (y: number) => `${plain(short(y))}${unit === '' ? '' : ` ${unit}`}`;
    return [
      `${label}: from ${value(first.y)} at ${plain(first.x)} to ${value(last.y)} at ${plain(last.x)}.`,
    ];
  });
  const head = `${yLabel} against ${xLabel}.`;
  return sentences.length === 0
    ? `${head} Nothing has been measured yet.`
    : [head, ...sentences].join(' ');
}
