/** The plot of a sweep with its legend, and what the chosen point says. */
import { type ReactNode, type RefObject, useCallback, useEffect, useMemo, useState } from 'react';
import { plain } from '../../base/quantity';
import type { LinesPlot } from '../../protocol/experiment.gen';
import { Say, v } from '../../words/SayNodes';
import { say } from '../../words/say';
import { axisLabel } from './axes';
import { LinesChart, type Picked } from './linesChart';
import { type DrawnPlot, PlotKeys, useHidden, useHostedPlot } from './PlotKeys';
import { SeriesSign } from './Sign';

interface ResultPlotProps {
  readonly plot: LinesPlot;
  readonly title: string;
  /** Takes what is drawn for pictures. */
  readonly drawn: RefObject<DrawnPlot | null>;
  /** What leads from a point to the lab. */
  open(picked: Picked): ReactNode;
}

export function ResultPlot(props: ResultPlotProps) {
  const { plot, title, drawn, open } = props;
  const { unit } = plot.y;
  const [hidden, toggle] = useHidden();
  const make = useCallback((at: HTMLElement) => new LinesChart(at, plot, hidden), [plot, hidden]);
  const { host, chart } = useHostedPlot(make, plot.lines, drawn);
  const [picked, setPicked] = useState<Picked | null>(null);
  const [hovered, setHovered] = useState<Picked | null>(null);
  const shown = hovered ?? picked;

  useEffect(() => chart?.show(shown), [chart, shown]);

  const summary = useMemo(() => inWords(plot), [plot]);
  const empty = plot.lines.every(({ points }) => points.length === 0);
  return (
    <figure className="result-plot">
      <PlotKeys name={say('Series')} lines={plot.lines} hidden={hidden} onToggle={toggle}>
        {plot.lines.some((line) => line.reference.length > 0) ? (
          <li className="plot-note">{say`Hollow: ${plot.reference}`}</li>
        ) : null}
      </PlotKeys>
      {empty ? (
        <p className="plot-empty">{say('Lines appear here as soon as runs are done.')}</p>
      ) : null}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the table below offers the same for the keyboard */}
      <div
        ref={host}
        className="plot-host"
        data-empty={empty || undefined}
        role="img"
        aria-label={`${title}. ${summary}`}
        onPointerMove={(event) => setHovered(chart?.at(event) ?? null)}
        onPointerLeave={() => setHovered(null)}
        onClick={(event) => setPicked(chart?.at(event) ?? null)}
      />
      <figcaption className="plot-readout" aria-live="off">
        {shown ? (
          <>
            <span>
              <SeriesSign number={shown.line} />
              {plot.lines[shown.line]?.label}
              <Say>
                , at {v(atWords(plot, shown.point.x))}:{' '}
                <strong>
                  {v(plain(short(shown.point.y)))}
                  {v(
                    shown.point.high > shown.point.low
                      ? ` ± ${plain(short(shown.point.high - shown.point.y))}`
                      : '',
                  )}
                  {v(unit === '' ? '' : ` ${unit}`)}
                </strong>
              </Say>
            </span>
            {picked ? open(picked) : null}
          </>
        ) : (
          <span>
            <Say>Bars are 95 % confidence intervals. Choose a point to open it in the lab.</Say>
          </span>
        )}
      </figcaption>
      <details className="figure-table">
        <summary>{say('In words')}</summary>
        <p>{summary}</p>
      </details>
    </figure>
  );
}

function short(value: number): number {
  return Number(value.toPrecision(4));
}

function atWords({ x: { label, unit, words } }: LinesPlot, x: number): string {
  if (words) return `${label} ${words[x] ?? ''}`;
  return `${label} ${plain(x)}${unit === '' ? '' : ` ${unit}`}`;
}

/** What the plot shows, for those who do not see it. */
function inWords({ lines, x, y: { unit, ...y } }: LinesPlot): string {
  const sentences = lines.flatMap(({ label, points }) => {
    const [first, last] = [points[0], points.at(-1)];
    if (!first || !last) return [];
    const value = (y: number) => `${plain(short(y))}${unit === '' ? '' : ` ${unit}`}`;
    return [
      say`${label}: from ${value(first.y)} at ${plain(first.x)} to ${value(last.y)} at ${plain(last.x)}.`,
    ];
  });
  const head = say`${axisLabel({ unit, ...y })} against ${axisLabel(x)}.`;
  return sentences.length === 0
    ? say`${head} Nothing has been measured yet.`
    : [head, ...sentences].join(' ');
}
