/** The plot of a run against time, with legend and zoom. */
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { namedValue } from '../../model/experimentPlot';
import { curveOf } from '../../model/experimentWords';
import type { SeriesLine } from '../../protocol/experiment';
import type { ExperimentDocument } from '../../protocol/experiment.gen';
import type { Span } from './frame';
import { SeriesSign } from './Sign';
import { TimeChart, type TimeLine } from './timeChart';
import { useLight } from './useLight';

interface SeriesPlotProps {
  readonly document: ExperimentDocument;
  readonly lines: readonly SeriesLine[];
  readonly duration_s: number;
  readonly canvas: RefObject<HTMLCanvasElement | null>;
}

/** Spans offered besides the whole run, seconds. */
const SPANS = [5, 20];
const FIRST_SPAN = 20;
const MOST_AT_ONCE = 3;

export function SeriesPlot({ document, lines, duration_s, canvas }: SeriesPlotProps) {
  const light = useLight();
  const host = useRef<HTMLDivElement>(null);
  const chart = useRef<TimeChart | null>(null);
  const [hidden, setHidden] = useState<ReadonlySet<number>>(new Set());
  const [span, setSpan] = useState<Span>({
    min: 0,
    // Numbers that start anew again and again, and many curves, can only be read in a part of the run.
    max:
      document.plot.modulo === null && lines.length <= MOST_AT_ONCE
        ? duration_s
        : Math.min(FIRST_SPAN, duration_s),
  });
  const drag = useRef<number | null>(null);
  const shown = useMemo(() => timeLines(document, lines), [document, lines]);
  const yLabel = labelOf(document);

  // The colours are part of the drawing: a change of theme draws anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    const made = new TimeChart(element, shown, hidden, span, yLabel);
    chart.current = made;
    canvas.current = made.canvas;
    const observer = new ResizeObserver(() => made.resize());
    observer.observe(element);
    return () => {
      observer.disconnect();
      made.destroy();
      chart.current = null;
    };
  }, [shown, hidden, span, yLabel, light, canvas]);

  const toggle = (index: number) => {
    const next = new Set(hidden);
    if (!next.delete(index)) next.add(index);
    setHidden(next);
  };
  const zoom = (to: number) => {
    const from = drag.current;
    drag.current = null;
    if (from === null || Math.abs(to - from) < (span.max - span.min) / 100) return;
    const clamp = (t: number) => Math.min(duration_s, Math.max(0, t));
    setSpan({ min: clamp(Math.min(from, to)), max: clamp(Math.max(from, to)) });
  };
  const whole = span.min === 0 && span.max === duration_s;
  return (
    <figure className="result-plot">
      <ul className="plot-keys" aria-label="Curves">
        {shown.map(({ label, form }, index) => (
          <li key={label}>
            <button
              type="button"
              className="plot-key"
              aria-pressed={!hidden.has(index)}
              onClick={() => toggle(index)}
            >
              <SeriesSign number={index} light={light} form={form} />
              {label}
            </button>
          </li>
        ))}
      </ul>
      <div
        ref={host}
        className="plot-host"
        data-zoom
        role="img"
        aria-label={`${document.title}. ${yLabel} against time, ${shown.map(({ label }) => label).join(', ')}; ${shown.map(({ t }) => t.length).join(' and ')} samples in ${duration_s} s.`}
        onPointerDown={(event) => {
          drag.current = chart.current?.timeAt(event.clientX) ?? null;
        }}
        onPointerUp={(event) => zoom(chart.current?.timeAt(event.clientX) ?? 0)}
        onDoubleClick={() => setSpan({ min: 0, max: duration_s })}
      />
      <figcaption className="plot-readout">
        <span>One run with the experiment's seed. Drag across the plot to see a part of it.</span>
        <span className="plot-spans">
          {SPANS.filter((length) => length < duration_s).map((length) => (
            <button
              key={length}
              type="button"
              className="plain-button"
              aria-pressed={span.min === 0 && span.max === length}
              onClick={() => setSpan({ min: 0, max: length })}
            >
              {length} s
            </button>
          ))}
          <button
            type="button"
            className="plain-button"
            aria-pressed={whole}
            onClick={() => setSpan({ min: 0, max: duration_s })}
          >
            Whole run
          </button>
        </span>
      </figcaption>
    </figure>
  );
}

/** Lines in the unit of the plot, told apart by flow, by curve and by the axes that differ. */
function timeLines(document: ExperimentDocument, lines: readonly SeriesLine[]): TimeLine[] {
  const { y_factor: factor } = document.plot;
  const flows = new Set(lines.map(({ flow }) => flow));
  return lines.map(({ curve, flow, values, t, y }) => {
    const words = curveOf(curve);
    const varied = document.axes.filter(
      ({ name, values: all }) => all.length > 1 && name in values,
    );
    const where = varied.map((axis) => namedValue(axis, values[axis.name]));
    return {
      label: [...(flow !== null && flows.size > 1 ? [flow] : []), words.label, ...where].join(', '),
      form: document.plot.modulo === null ? words.form : 'dots',
      t,
      y: factor === 1 ? y : y.map((value) => value * factor),
    };
  });
}

function labelOf({ plot }: ExperimentDocument): string {
  const [curve] = plot.curves;
  const name = plot.y_label || (curve ? curveOf(curve).label : '');
  const modulo = plot.modulo === null ? '' : ` mod ${plot.modulo}`;
  return `${name}${name.includes('mod') ? '' : modulo}${plot.y_unit === '' ? '' : `, ${plot.y_unit}`}`;
}
