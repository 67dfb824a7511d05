/** What some results of an experiment show: its plot, its claims, and every point in a table. */

import { Fragment, useEffect, useMemo, useRef, useState } from 'react';
import { messageOf } from '../../base/assert';
import { midSentence } from '../../base/text';
import { download } from '../../charts/engine/download';
import { type Paper, stacked } from '../../charts/engine/paper';
import { valuesInWords } from '../../experiments/experimentAxes';
import { panelsOf } from '../../experiments/panels';
import { plotWords } from '../../experiments/plotWords';
import { ClaimList, type OtherVerdicts } from '../../panels/experiment/ClaimList';
import { Pairs, References } from '../../panels/experiment/Comparisons';
import {
  type Made,
  madeWords,
  plotPicture,
  resultsCsv,
  resultsJson,
  runWords,
} from '../../panels/experiment/exports';
import type { DrawnPlot } from '../../panels/experiment/PlotKeys';
import { ResultPlot } from '../../panels/experiment/ResultPlot';
import { ResultTable } from '../../panels/experiment/ResultTable';
import { SeriesPlot } from '../../panels/experiment/SeriesPlot';
import type { Chosen, SeriesLine } from '../../protocol/experiment';
import type { LinesPlot, ResultRow, Results } from '../../protocol/experiment.gen';
import { say } from '../../words/say';
import { LabLink } from './LabLink';
import { PathSection } from './PathSection';
import { PictureButtons } from './PictureButtons';
import { Altitudes, FlatMaps } from './Pictures';
import type { Runs } from './runs';
import type { GalleryTools } from './tools';

const NO_ROWS: readonly ResultRow[] = [];

interface FigureProps {
  readonly tools: GalleryTools;
  readonly runs: Runs;
  readonly made: Made;
  /** What files that are saved are called, but for their ending. */
  readonly name: string;
  /** Nothing before the first run. */
  readonly results: Results | null;
  /** Whether runs are still missing. */
  readonly partial: boolean;
  readonly other: OtherVerdicts | null;
  /** Takes other values of axes; null where they are what they are. */
  onChoose: ((chosen: Chosen) => void) | null;
}

export function Figure(props: FigureProps) {
  const { tools, runs, made, name, results, partial, other, onChoose } = props;
  const { experiment, plan, mode, chosen } = runs;
  const { document } = experiment;
  const drawn = useRef<DrawnPlot | null>(null);
  const panelRefs = useRef<PanelRef[]>([]);
  const { kind } = document.plot;
  const timed = kind === 'time-series';
  const scene = kind === 'nothing';
  const orbits = kind === 'altitudes';
  const metrics = useMemo(() => tools.experiments.metrics(), [tools]);
  const plot = useMemo(() => {
    if (kind !== 'lines') return null;
    const told = tools.experiments.plot(document.id, made.mode, results, chosen);
    return plotWords(told, document, metrics);
  }, [tools, document, kind, made.mode, results, chosen, metrics]);
  const panels = useMemo(
    () => (plot ? panelsOf(plot, document.plot, metrics) : []),
    [plot, document.plot, metrics],
  );
  const open = (row: ResultRow | null) => (
    <LabLink
      tools={tools}
      experiment={experiment}
      mode={made.mode}
      point={row?.point ?? null}
      what={row ? valuesInWords(document, row.values) : ''}
      chosen={chosen}
    />
  );
  const title = document.figure === '' ? document.title : `${document.figure}: ${document.title}`;
  // A curve against time is of the first run of the mode, made here whatever came with the page.
  const run = { mode, seed: document.seed, core: tools.core.name() };
  const words = timed ? runWords(run) : madeWords(experiment, made, results);
  const picture = (paper: Paper) => {
    if (panels.length < 2) {
      return drawn.current && plotPicture(title, [document.setting, words], drawn.current, paper);
    }
    const pictures = panels.flatMap((panel, at) => {
      const made = panelRefs.current[at]?.current;
      const said = at === 0 ? [title, document.setting, words] : [];
      return made ? [plotPicture(headingOf(panel), said, made, paper)] : [];
    });
    return pictures.length === 0 ? null : stacked(paper, pictures);
  };
  const save = (ending: 'csv' | 'json') => {
    if (!results) return;
    const text =
      ending === 'csv'
        ? resultsCsv(experiment, made, results)
        : resultsJson(experiment, made, results);
    const type = ending === 'csv' ? 'text/csv' : 'application/json';
    download(`${name}.${ending}`, new Blob([text], { type }));
  };
  return (
    <>
      <div className="experiment-body">
        {scene ? <FlatMaps tools={tools} runs={runs} /> : null}
        {document.plot.kind === 'path' ? (
          <PathSection
            tools={tools}
            experiment={experiment}
            plan={plan}
            chosen={chosen}
            onChoose={onChoose}
          />
        ) : null}
        {scene || document.plot.kind === 'path' ? null : (
          <section className="experiment-plot" aria-labelledby="plot-title">
            <div className="plot-head">
              <h3 id="plot-title">
                {timed
                  ? say('One run')
                  : orbits
                    ? say('Orbits to scale')
                    : plot
                      ? panels.length > 1
                        ? document.title
                        : headingOf(plot)
                      : document.title}
              </h3>
              <div className="plot-actions">
                {timed && plan.points.length === 1
                  ? [false, true].map((stepwise) => (
                      <LabLink
                        key={String(stepwise)}
                        tools={tools}
                        experiment={experiment}
                        mode={mode}
                        point={0}
                        what={say('this run')}
                        stepwise={stepwise}
                        chosen={chosen}
                      />
                    ))
                  : null}
                <PictureButtons
                  name={timed ? `skywindow-${document.id}-${mode}` : name}
                  title={title}
                  words={`${document.setting} ${words}`}
                  draw={picture}
                />
                <button
                  type="button"
                  className="plain-button"
                  disabled={!results}
                  onClick={() => save('csv')}
                >
                  {say('CSV')}
                </button>
                <button
                  type="button"
                  className="plain-button"
                  disabled={!results}
                  onClick={() => save('json')}
                >
                  {say('JSON')}
                </button>
              </div>
            </div>
            {orbits ? (
              <Altitudes experiment={experiment} rows={results?.rows ?? NO_ROWS} drawn={drawn} />
            ) : timed ? (
              <TimePlot tools={tools} runs={runs} drawn={drawn} />
            ) : (
              panels.map((panel, at) => (
                <Fragment key={panel.lines[0]?.metric ?? at}>
                  {panels.length > 1 ? <h4 className="plot-panel">{headingOf(panel)}</h4> : null}
                  <ResultPlot
                    plot={panel}
                    title={panels.length > 1 ? headingOf(panel) : document.title}
                    drawn={panels.length > 1 ? panelRef(panelRefs.current, at) : drawn}
                    open={({ point }) => open(results?.rows[point.row ?? -1] ?? null)}
                  />
                </Fragment>
              ))
            )}
          </section>
        )}
        <ClaimList
          document={document}
          results={results?.claims ?? []}
          partial={partial}
          other={other}
        />
      </div>
      {results ? (
        <>
          <References
            experiment={experiment}
            program={plot?.reference ?? ''}
            rows={results.reference}
          />
          <Pairs experiment={experiment} pairs={results.pairs} />
          <ResultTable experiment={experiment} rows={results.rows} open={open} />
        </>
      ) : null}
    </>
  );
}

type PanelRef = React.RefObject<DrawnPlot | null>;

/** Where the panel with that number puts what it draws; always the same place. */
function panelRef(all: PanelRef[], at: number): PanelRef {
  const known = all[at] ?? { current: null };
  all[at] = known;
  return known;
}

/** "Goodput against packet error rate". */
function headingOf({ x: { label: x }, y }: LinesPlot): string {
  return say`${y.label} against ${midSentence(x)}`;
}

interface TimePlotProps {
  readonly tools: GalleryTools;
  readonly runs: Runs;
  readonly drawn: React.RefObject<DrawnPlot | null>;
}

/** The curves of one run, made as soon as the experiment is opened. */
function TimePlot({ tools, runs, drawn }: TimePlotProps) {
  const { experiment, plan, mode, chosen } = runs;
  const { document } = experiment;
  const [lines, setLines] = useState<readonly SeriesLine[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    setProblem(null);
    tools.judge.series(document.id, mode, chosen).then(
      (made) => {
        if (!left) setLines(made);
      },
      (thrown: unknown) => {
        if (!left) setProblem(say`The run could not be made: ${messageOf(thrown)}.`);
      },
    );
    return () => {
      left = true;
    };
  }, [tools, document.id, mode, chosen]);
  if (problem !== null) return <p role="alert">{problem}</p>;
  if (lines === null) {
    return (
      <p className="plot-wait" role="status">
        {say('The run is being simulated.')}
      </p>
    );
  }
  return (
    <SeriesPlot document={document} lines={lines} duration_s={plan.duration_s} drawn={drawn} />
  );
}
