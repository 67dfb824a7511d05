/** The plot of a run against time, with legend and zoom. */
import { type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { plain } from '../../base/quantity';
import { type Range, spanRange } from '../../charts/engine/ranges';
import { namedValue, plotChoices, shownValue } from '../../experiments/experimentAxes';
import { curveOf } from '../../experiments/experimentWords';
import { writtenDocument } from '../../experiments/said';
import type { SeriesLine, Values } from '../../protocol/experiment';
import type { ExperimentDocument } from '../../protocol/experiment.gen';
import { Say } from '../../words/SayNodes';
import { say } from '../../words/say';
import { FigureTable } from './FigureTable';
import { seriesTold } from './figureTables';
import { type DrawnPlot, PlotKeys, useHidden, useHostedPlot } from './PlotKeys';
import { TimeChart, type TimeLine } from './timeChart';

interface SeriesPlotProps {
  readonly document: ExperimentDocument;
  readonly lines: readonly SeriesLine[];
  readonly duration_s: number;
  readonly drawn: RefObject<DrawnPlot | null>;
}

/** Spans offered besides the whole run, seconds. */
const SPANS = [5, 20];
const FIRST_SPAN = 20;
const MOST_AT_ONCE = 3;

export function SeriesPlot({ document, lines, duration_s, drawn }: SeriesPlotProps) {
  const [hidden, toggle] = useHidden();
  const [span, setSpan] = useState<Range>({
    from: 0,
    // Numbers that start anew again and again, and many curves, can only be read in a part of the run.
    to:
      document.plot.modulo === null &&
      (lines.length <= MOST_AT_ONCE || document.plot.curves.length === 1)
        ? duration_s
        : Math.min(FIRST_SPAN, duration_s),
  });
  const drag = useRef<number | null>(null);
  const choices = useMemo(() => plotChoices(document, lines), [document, lines]);
  const [chosen, setChosen] = useState<Values>({});
  const shown = useMemo(() => {
    const wanted = choices.map(
      ({ axis, values }) => [axis.name, chosen[axis.name] ?? values[0]] as const,
    );
    const those = lines.filter(({ values }) =>
      wanted.every(([name, value]) => values[name] === value),
    );
    return timeLines(document, those);
  }, [document, lines, choices, chosen]);
  const yLabel = labelOf(document);

  const make = useCallback(
    (at: HTMLElement) => new TimeChart(at, shown, hidden, span, yLabel),
    [shown, hidden, span, yLabel],
  );
  const { host, chart } = useHostedPlot(make, shown, drawn);

  const zoom = (to: number) => {
    const from = drag.current;
    drag.current = null;
    if (from === null || Math.abs(to - from) < (span.to - span.from) / 100) return;
    setSpan(spanRange(Math.max(0, from), Math.min(duration_s, to), duration_s));
  };
  const shows = (to: number) => span.from === 0 && span.to === to;
  return (
    <figure className="result-plot">
      {choices.map(({ axis, values }) => (
        <fieldset className="plot-spans" key={axis.name}>
          <legend>{axis.label}</legend>
          {values.map((value) => (
            <button
              type="button"
              className="plain-button"
              key={String(value)}
              aria-pressed={value === (chosen[axis.name] ?? values[0])}
              onClick={() => setChosen({ ...chosen, [axis.name]: value })}
            >
              {shownValue(axis, value)}
            </button>
          ))}
        </fieldset>
      ))}
      <PlotKeys name={say('Curves')} lines={shown} hidden={hidden} onToggle={toggle} />
      <div
        ref={host}
        className="plot-host"
        data-zoom
        role="img"
        aria-label={say`${document.title}. ${yLabel} against time, ${shown.map(({ label }) => label).join(', ')}; ${shown.map(({ t }) => plain(t.length)).join(', ')} samples in ${duration_s} s.`}
        onPointerDown={(event) => {
          drag.current = chart?.timeAt(event.clientX) ?? null;
        }}
        onPointerUp={(event) => zoom(chart?.timeAt(event.clientX) ?? 0)}
        onDoubleClick={() => setSpan({ from: 0, to: duration_s })}
      />
      <figcaption className="plot-readout">
        <span>
          <Say>One run with the experiment's seed. Drag across the plot to see a part of it.</Say>
        </span>
        <span className="plot-spans">
          {SPANS.filter((length) => length < duration_s).map((length) => (
            <button
              key={length}
              type="button"
              className="plain-button"
              aria-pressed={shows(length)}
              onClick={() => setSpan({ from: 0, to: length })}
            >
              {length} s
            </button>
          ))}
          <button
            type="button"
            className="plain-button"
            aria-pressed={shows(duration_s)}
            onClick={() => setSpan({ from: 0, to: duration_s })}
          >
            {say('Whole run')}
          </button>
        </span>
      </figcaption>
      <FigureTable
        key={`${span.from} ${span.to} ${shown.length}`}
        name={document.title}
        told={() => seriesTold(visible(shown, hidden), span, yLabel)}
      />
    </figure>
  );
}

/** The lines that the legend shows. */
function visible(lines: readonly TimeLine[], hidden: ReadonlySet<number>): TimeLine[] {
  return lines.filter((_, number) => !hidden.has(number));
}

/** Lines in the unit of the plot, told apart by flow, by curve and by the axes that differ. */
function timeLines(document: ExperimentDocument, lines: readonly SeriesLine[]): TimeLine[] {
  const { y_factor: factor } = document.plot;
  const flows = new Set(lines.map(({ flow }) => flow));
  const curves = new Set(lines.map(({ curve }) => curve));
  const differ = (name: string) => new Set(lines.map(({ values }) => values[name])).size > 1;
  return lines.map(({ curve, flow, values, t, y }) => {
    const words = curveOf(curve);
    const varied = document.axes.filter(({ name }) => differ(name));
    const where = varied.map((axis) => namedValue(axis, values[axis.name]));
    const what = curves.size > 1 || where.length === 0 ? [words.label] : [];
    return {
      label: [...(flow !== null && flows.size > 1 ? [flow] : []), ...what, ...where].join(', '),
      form: document.plot.modulo === null ? words.form : 'dots',
      t,
      y: factor === 1 ? y : y.map((value) => value * factor),
    };
  });
}

function labelOf(document: ExperimentDocument): string {
  const { plot } = document;
  const [curve] = plot.curves;
  const name = plot.y_label || (curve ? curveOf(curve).label : '');
  const modulo = plot.modulo === null ? '' : say` mod ${plot.modulo}`;
  const told = writtenDocument(document).plot.y_label.includes('mod');
  return `${name}${told ? '' : modulo}${plot.y_unit === '' ? '' : `, ${plot.y_unit}`}`;
}
