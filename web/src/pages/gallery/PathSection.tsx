/** The paths of a geometry: two places to choose, surveys with their progress, and the plot of what they found. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { messageOf } from '../../base/assert';
import { csvOf } from '../../base/csv';
import { download } from '../../charts/engine/download';
import { namedValue } from '../../experiments/experimentAxes';
import { pathTable, type StudiedPath } from '../../experiments/pathStudy';
import { findableCities } from '../../panels/controls/CitySearch';
import { type MadeRun, plotPicture, runWords, stamped } from '../../panels/experiment/exports';
import { PathPlot } from '../../panels/experiment/PathPlot';
import type { DrawnPlot } from '../../panels/experiment/PlotKeys';
import { Finder, type Found } from '../../panels/finder/Finder';
import type { Chosen, PathSeries, Values } from '../../protocol/experiment';
import type { Experiment, Plan } from '../../protocol/experiment.gen';
import { say } from '../../words/say';
import { bareText, partsOf, readNumber } from '../../words/typedNumbers';
import { SURVEY_MODE, Surveys } from '../../worker/surveys';
import { LabLink } from './LabLink';
import { PictureButtons } from './PictureButtons';
import type { GalleryTools } from './tools';

interface PathSectionProps {
  readonly tools: GalleryTools;
  readonly experiment: Experiment;
  readonly plan: Plan;
  readonly chosen: Chosen;
  /** Takes other places; null where they are what they are. */
  onChoose: ((chosen: Chosen) => void) | null;
}

export function PathSection({ tools, experiment, plan, chosen, onChoose }: PathSectionProps) {
  const { document } = experiment;
  const drawn = useRef<DrawnPlot | null>(null);
  const { paths, share, problem, cancel, again } = useSurveys(experiment, plan, chosen);
  const places = document.axes.filter((axis) => axis.places.length > 0);
  const now = plan.points[0]?.values ?? {};
  const ends: [string, string] = [placeOf(now, places[0]?.name), placeOf(now, places[1]?.name)];
  const name = `skywindow-${document.id}-${ends.join('-').replaceAll(/[^\p{L}\d]+/gu, '-')}`;
  const title = say`${ends[0]} to ${ends[1]}`;
  const made: MadeRun = { mode: SURVEY_MODE, seed: document.seed, core: tools.core.name() };
  return (
    <section className="experiment-plot" aria-labelledby="plot-title">
      <div className="plot-head">
        <h3 id="plot-title">{title}</h3>
        <div className="plot-actions">
          <PictureButtons
            name={name}
            title={title}
            words={`${document.setting} ${runWords(made)}`}
            disabled={paths.length === 0}
            draw={(paper) =>
              drawn.current &&
              plotPicture(title, [document.setting, runWords(made)], drawn.current, paper)
            }
          />
          <button
            type="button"
            className="plain-button"
            disabled={share < 1}
            onClick={() =>
              download(
                `${name}.csv`,
                new Blob([csvOf(stamped(pathTable(paths), made))], { type: 'text/csv' }),
              )
            }
          >
            {say('Samples, CSV')}
          </button>
        </div>
      </div>
      {onChoose === null ? null : (
        <div className="path-places">
          {places.map((axis) => (
            <PlaceFinder
              key={axis.name}
              tools={tools}
              label={axis.label}
              value={placeOf(now, axis.name)}
              onChoose={(place) => onChoose(withPlace(places, now, axis.name, place))}
            />
          ))}
          {chosen === undefined ? null : (
            <button type="button" className="plain-button" onClick={() => onChoose(undefined)}>
              {say('As in the paper')}
            </button>
          )}
        </div>
      )}
      {share < 1 ? (
        <div className="path-progress" role="status">
          <progress aria-label={say('Paths followed')} max={1} value={share} />
          {problem === null ? (
            <button type="button" className="plain-button" onClick={cancel}>
              {say('Cancel')}
            </button>
          ) : (
            <button type="button" className="plain-button" onClick={again}>
              {say('Go on')}
            </button>
          )}
        </div>
      ) : null}
      {problem === null ? null : <p role="alert">{problem}</p>}
      {paths.length === 0 ? (
        <p className="plot-wait">{problem === null ? say('Paths are being followed.') : ''}</p>
      ) : (
        <PathPlot
          key={paths.length}
          title={title}
          paths={paths}
          ends={ends}
          duration_s={plan.duration_s}
          drawn={drawn}
          open={(path, instant) => (
            <LabLink
              tools={tools}
              experiment={experiment}
              mode={SURVEY_MODE}
              point={paths[path]?.point ?? null}
              what={paths[path]?.label ?? ''}
              at={instant}
              chosen={chosen}
            />
          )}
        />
      )}
    </section>
  );
}

/** The places with another one on an axis; a place that the other end has already changes sides with it. */
export function withPlace(
  axes: readonly { readonly name: string }[],
  now: Values,
  changed: string,
  place: string,
): string {
  const before = placeOf(now, changed);
  const values = axes.map(({ name }) => {
    const own = placeOf(now, name);
    if (name === changed) return [name, [place]];
    return [name, [own.toLowerCase() === place.toLowerCase() ? before : own]];
  });
  return JSON.stringify(Object.fromEntries(values));
}

interface PointPath extends StudiedPath {
  readonly point: number;
}

/** The surveys of all points, begun as soon as they are looked at. */
function useSurveys({ document }: Experiment, plan: Plan, chosen: Chosen) {
  const [found, setFound] = useState<readonly PointPath[]>([]);
  const [share, setShare] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<Surveys | null>(null);
  const begin = useCallback(() => {
    running.current?.cancel();
    setFound([]);
    setShare(0);
    setProblem(null);
    const [first] = document.axes;
    const made: PointPath[] = [];
    try {
      running.current = new Surveys(document.id, chosen, plan.points.length, {
        progress: setShare,
        done: (point: number, series: PathSeries) => {
          const label = first ? namedValue(first, plan.points[point]?.values[first.name]) : '';
          made.push({ point, label, series });
          made.sort((a, b) => a.point - b.point);
          if (made.length === plan.points.length) setFound([...made]);
        },
        ended: (reason) => setProblem(reason),
      });
    } catch (thrown) {
      setProblem(say`The paths cannot be followed: ${messageOf(thrown)}.`);
    }
  }, [document, plan, chosen]);
  useEffect(() => {
    begin();
    return () => running.current?.cancel();
  }, [begin]);
  const cancel = () => {
    running.current?.cancel();
    setProblem(say('Cancelled.'));
  };
  return { paths: found, share, problem, cancel, again: begin };
}

interface PlaceFinderProps {
  readonly tools: GalleryTools;
  readonly label: string;
  readonly value: string;
  onChoose(place: string): void;
}

const MOST_SHOWN = 40;

/** A city by its name, or degrees north and east. */
function PlaceFinder({ tools, label, value, onChoose }: PlaceFinderProps) {
  const cities = useMemo(() => findableCities(tools.core.cities()), [tools]);
  const find = (typed: string): Found<string>[] => {
    const degrees = degreesOf(typed);
    if (degrees) {
      const name = degrees.map(bareText).join(' ');
      return [{ name, detail: say('degrees north and east'), value: degrees.join(' ') }];
    }
    return cities
      .find(typed, MOST_SHOWN)
      .map(({ name, country }) => ({ name, detail: country, value: name }));
  };
  return (
    <Finder
      label={label}
      value={value}
      placeholder={say('A city, or 48.1 11.6')}
      none={say('No city of that name; degrees north and east are a place as well.')}
      find={find}
      onChoose={onChoose}
    />
  );
}

/** Degrees north and east, or null where a text is not both. */
function degreesOf(typed: string): readonly [number, number] | null {
  // What is no angle if its point parts thousands has decimals after it.
  const angle = (text: string, most: number) =>
    [readNumber(text), Number(text)].find((one) => Math.abs(one) <= most);
  const parts = partsOf(typed.trim());
  const [north, east] = [angle(parts[0] ?? 'x', 90), angle(parts[1] ?? 'x', 180)];
  return parts.length === 2 && north !== undefined && east !== undefined ? [north, east] : null;
}

const placeOf = (values: Values, axis: string | undefined): string =>
  String((axis && values[axis]) ?? '');
