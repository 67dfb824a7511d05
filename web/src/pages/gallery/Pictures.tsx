/** Pictures of orbits and of the sky: altitudes to scale, and a flat map of each network. */
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { messageOf } from '../../base/assert';
import { type Paper, sheetOf } from '../../charts/engine/paper';
import { framed } from '../../charts/engine/picture';
import { shownValue } from '../../experiments/experimentAxes';
import { AltitudesPlot, bandWords, type OrbitBand } from '../../panels/experiment/altitudesPlot';
import { FigureTable } from '../../panels/experiment/FigureTable';
import { mapTold } from '../../panels/experiment/figureTables';
import { drawFlatMap, MAP_SIGNS } from '../../panels/experiment/flatMapPicture';
import { type DrawnPlot, useHostedPlot } from '../../panels/experiment/PlotKeys';
import type { Experiment, ResultRow } from '../../protocol/experiment.gen';
import { Say } from '../../words/SayNodes';
import { say } from '../../words/say';
import { pictureSource } from '../../words/source';
import { LabLink } from './LabLink';
import { PictureButtons } from './PictureButtons';
import type { Runs } from './runs';
import type { GalleryTools } from './tools';

interface AltitudesProps {
  readonly experiment: Experiment;
  readonly rows: readonly ResultRow[];
  readonly drawn: RefObject<DrawnPlot | null>;
}

const NO_LINES: DrawnPlot['lines'] = [];

export function Altitudes({ experiment, rows, drawn }: AltitudesProps) {
  const bands = useMemo(() => bandsOf(experiment, rows), [experiment, rows]);
  const make = useCallback((at: HTMLElement) => new AltitudesPlot(at, bands), [bands]);
  const { host } = useHostedPlot(make, NO_LINES, drawn);
  const words = bands.map((band) => `${band.label} ${bandWords(band)}`).join('; ');
  return (
    <figure className="result-plot">
      {bands.length === 0 ? <p className="plot-empty">{say('Run it to see the orbits.')}</p> : null}
      <div
        ref={host}
        className="plot-host"
        role="img"
        data-empty={bands.length === 0 || undefined}
        aria-label={`${experiment.document.title}. ${words}`}
      />
      <figcaption className="plot-readout">
        <Say>The Earth and the altitudes have one scale. Periods follow from the altitudes.</Say>
      </figcaption>
    </figure>
  );
}

function bandsOf({ document }: Experiment, rows: readonly ResultRow[]): OrbitBand[] {
  const [axis] = document.axes;
  if (!axis) return [];
  const mean = (row: ResultRow, metric: string) => row.metrics[metric]?.mean ?? Number.NaN;
  return rows
    .filter(({ replications }) => replications > 0)
    .map((row) => ({
      label: shownValue(axis, row.values[axis.name]),
      perigee_km: mean(row, 'perigee_km'),
      apogee_km: mean(row, 'apogee_km'),
      period_min: mean(row, 'period_min'),
    }))
    .sort((a, b) => a.apogee_km - b.apogee_km);
}

interface MapsProps {
  readonly tools: GalleryTools;
  readonly runs: Runs;
}

/** The instant shown, s: half way between the first two evaluations of links. */
const SHOWN_S = 5;
/** As many networks as fit the page are drawn. */
const MOST_MAPS = 6;

export function FlatMaps({ tools, runs }: MapsProps) {
  const { experiment, plan, mode, chosen } = runs;
  const { document } = experiment;
  const axes = document.axes.filter(({ values }) => values.length > 1);
  return (
    <section className="experiment-plot" aria-labelledby="plot-title">
      <h3 id="plot-title">{say('The sky over a flat map')}</h3>
      <ul className="map-keys" aria-label={say('Legend')}>
        {MAP_SIGNS.map(({ name, colour, dash }) => (
          <li key={name}>
            <Line colour={colour} dash={dash} />
            {name}
          </li>
        ))}
      </ul>
      {plan.points.slice(0, MOST_MAPS).map(({ values }, point) => {
        const name = axes.map((axis) => shownValue(axis, values[axis.name])).join(', ');
        const title = name === '' ? document.title : name;
        return (
          <figure key={title} className="flat-map">
            <figcaption>
              <span>{title}</span>
              <span className="plot-actions">
                <PictureButtons
                  name={`skywindow-${document.id}-${title.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '-')}`}
                  title={title}
                  words={mapWords(title)}
                  draw={(paper) => mapPicture(tools, runs, point, title, paper)}
                />
                {[false, true].map((flat) => (
                  <LabLink
                    key={String(flat)}
                    tools={tools}
                    experiment={experiment}
                    mode={mode}
                    point={point}
                    what={title}
                    as={flat ? 'map' : 'globe'}
                    chosen={chosen}
                  />
                ))}
              </span>
            </figcaption>
            <FlatMap tools={tools} runs={runs} point={point} title={title} />
            <FigureTable
              name={title}
              told={() =>
                mapTold(
                  title,
                  tools.experiments.still(document.id, point, SHOWN_S, chosen),
                  SHOWN_S,
                )
              }
            />
          </figure>
        );
      })}
    </section>
  );
}

function Line({ colour, dash }: { readonly colour: string; readonly dash: readonly number[] }) {
  return (
    <svg viewBox="0 0 24 4" width="24" height="4" aria-hidden="true">
      <path
        d="M0 2H24"
        style={{ stroke: colour }}
        strokeWidth="2"
        strokeDasharray={dash.join(' ')}
      />
    </svg>
  );
}

function mapWords(title: string): string {
  return say`${title} on a flat map ${SHOWN_S} s after the start: satellites, links between them, footprints and the seam.`;
}

/** Size of a map in a file, drawing pixels. */
const MAP_WIDTH = 900;

/** A map with its title and legend, for files. */
async function mapPicture(
  { experiments }: GalleryTools,
  { experiment: { document }, chosen }: Runs,
  point: number,
  title: string,
  paper: Paper,
): Promise<HTMLCanvasElement> {
  const plot = sheetOf(paper, MAP_WIDTH, MAP_WIDTH / 2);
  await drawFlatMap(plot, experiments.still(document.id, point, SHOWN_S, chosen), paper.density);
  const keys = MAP_SIGNS.map(({ name, colour, dash }) => ({
    label: name,
    sign: (context: CanvasRenderingContext2D) => {
      context.strokeStyle = colour;
      context.lineWidth = 2;
      context.setLineDash([...dash]);
      context.beginPath();
      context.moveTo(0, 6);
      context.lineTo(16, 6);
      context.stroke();
    },
  }));
  const words = [document.setting, say`${SHOWN_S} s after the start`];
  return framed({
    plot,
    paper,
    title,
    words,
    keys,
    source: pictureSource(location.href),
    background: 'surface',
  });
}

interface FlatMapProps {
  readonly tools: GalleryTools;
  readonly runs: Runs;
  readonly point: number;
  readonly title: string;
}

function FlatMap({ tools, runs, point, title }: FlatMapProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { experiment, chosen } = runs;
  const { id } = experiment.document;
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    try {
      const still = tools.experiments.still(id, point, SHOWN_S, chosen);
      const ratio = Math.min(2, devicePixelRatio);
      element.width = Math.round(Math.max(320, element.clientWidth) * ratio);
      element.height = element.width / 2;
      void drawFlatMap(element, still, ratio);
    } catch (thrown) {
      setProblem(say`The map cannot be drawn: ${messageOf(thrown)}.`);
    }
  }, [tools, id, point, chosen]);
  return (
    <>
      {problem === null ? null : <p role="alert">{problem}</p>}
      <canvas ref={canvas} role="img" aria-label={mapWords(title)} />
    </>
  );
}
