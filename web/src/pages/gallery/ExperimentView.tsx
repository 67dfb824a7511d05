/** One experiment: setting, plot, claims, table, and the runs behind them. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { messageOf } from '../../base/assert';
import { usePageTitle } from '../../base/pageTitle';
import { download, downloadPng } from '../../charts/engine/download';
import { type LinesPlot, linesPlot, valuesInWords } from '../../experiments/experimentPlot';
import { paperOf, sourceName } from '../../experiments/experimentWords';
import { shippedIndex, shippedResults } from '../../experiments/shippedResults';
import { type Origin, shownOrigin } from '../../experiments/shownResults';
import { ClaimList } from '../../panels/experiment/ClaimList';
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
import { SweepBar } from '../../panels/experiment/SweepBar';
import type { Chosen, SeriesLine } from '../../protocol/experiment';
import type {
  Experiment,
  Plan,
  ResultRow,
  Results,
  SweepMode,
} from '../../protocol/experiment.gen';
import { coreVersion } from '../../worker/coreVersion';
import { LabLink } from './LabLink';
import { besideClaims, Origins, type ShippedResults } from './Origins';
import { PathSection } from './PathSection';
import { Altitudes, FlatMaps } from './Pictures';
import { type GalleryTools, sweepOf } from './tools';
import './experiment.css';

const NO_ROWS: readonly ResultRow[] = [];

interface ExperimentViewProps {
  readonly tools: GalleryTools;
  readonly id: string;
}

export function ExperimentView({ tools, id }: ExperimentViewProps) {
  const [mode, setMode] = useState<SweepMode>('quick');
  const [chosen, setChosen] = useState<Chosen>(undefined);
  useKeptMode(tools, id, setMode);
  const opened = useMemo(() => openExperiment(tools, id, mode, chosen), [tools, id, mode, chosen]);
  return (
    <main className="gallery-main">
      <a className="back" href="#/gallery">
        All experiments
      </a>
      {opened.problem === null ? (
        <Opened
          key={id}
          tools={tools}
          experiment={opened.experiment}
          plan={opened.plan}
          mode={mode}
          onMode={setMode}
          chosen={chosen}
          onChoose={setChosen}
        />
      ) : (
        <p role="alert">{opened.problem}</p>
      )}
    </main>
  );
}

/** Full results that are kept from before are shown rather than an empty quick mode. */
function useKeptMode(
  { archive }: GalleryTools,
  id: string,
  setMode: (mode: SweepMode) => void,
): void {
  useEffect(() => {
    let left = false;
    archive?.verdicts().then(
      (all) => {
        const kept = all.some(
          ({ id: of, mode, core }) => of === id && mode === 'full' && core === coreVersion,
        );
        if (kept && !left) setMode('full');
      },
      // A closed database remembers nothing.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [archive, id, setMode]);
}

type OpenedExperiment =
  | { readonly problem: null; readonly experiment: Experiment; readonly plan: Plan }
  | { readonly problem: string };

function openExperiment(
  { experiments }: GalleryTools,
  id: string,
  mode: SweepMode,
  chosen: Chosen,
): OpenedExperiment {
  try {
    return {
      problem: null,
      experiment: experiments.experiment(id),
      plan: experiments.plan(id, mode, chosen),
    };
  } catch (thrown) {
    return { problem: `This experiment cannot be opened: ${messageOf(thrown)}.` };
  }
}

interface OpenedProps {
  readonly tools: GalleryTools;
  readonly experiment: Experiment;
  readonly plan: Plan;
  readonly mode: SweepMode;
  onMode(mode: SweepMode): void;
  /** Values of axes that the document does not have. */
  readonly chosen: Chosen;
  onChoose(chosen: Chosen): void;
}

function Opened(props: OpenedProps) {
  const { experiment, mode, chosen } = props;
  const { document } = experiment;
  const { authors, title } = paperOf(document.paper);
  usePageTitle(document.figure === '' ? document.title : `${document.figure}: ${document.title}`);
  return (
    <>
      <header className="experiment-head">
        <p className="experiment-source">
          {authors}, {title}
          {document.figure === '' ? '' : `, ${document.figure}`}
        </p>
        <h2>{document.title}</h2>
        <p className="setting">{document.setting}</p>
      </header>
      <Measured key={`${mode}/${chosen ?? ''}`} {...props} />
    </>
  );
}

function Measured({ tools, experiment, plan, mode, onMode, chosen, onChoose }: OpenedProps) {
  const sweep = sweepOf(tools, experiment, mode, plan, chosen);
  const { document } = experiment;
  const state = useStore(sweep.state, (all) => all);
  const shipped = useShippedResults(experiment);
  const [choice, setChoice] = useState<Origin | null>(null);
  const beside = chosen === undefined ? shipped : null;
  const origin = shownOrigin(state, beside !== null, choice);
  const opens = origin === 'shipped';
  const results = opens ? (beside?.results ?? null) : state.results;
  const made: Made = {
    mode: opens ? 'full' : mode,
    core: opens ? (shipped?.about.core ?? '') : tools.core.name(),
    planned: opens ? mostReplications(results) : plan.replications,
    date: opens ? (shipped?.about.date ?? null) : null,
  };
  const whole = mode === 'full' && state.status === 'finished' && chosen === undefined;
  const drawn = useRef<DrawnPlot | null>(null);
  const plot = useMemo(
    () => linesPlot(experiment, results?.rows ?? [], results?.reference ?? []),
    [experiment, results],
  );
  const timed = document.plot.kind === 'time-series';
  const scene = document.plot.kind === 'nothing';
  const orbits = document.plot.kind === 'altitudes';
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
  const name = `skywindow-${document.id}-${made.mode}`;
  const savePng = () => {
    if (!drawn.current) return;
    const title = document.figure === '' ? document.title : `${document.figure}: ${document.title}`;
    // A curve against time is of the first run of the mode, made here whatever came with the page.
    const run = { mode, seed: document.seed, core: tools.core.name() };
    const words = timed ? runWords(run) : madeWords(experiment, made, results);
    const file = timed ? `skywindow-${document.id}-${mode}` : name;
    downloadPng(`${file}.png`, plotPicture(title, [document.setting, words], drawn.current));
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
      <SweepBar
        mode={mode}
        plan={plan}
        state={state}
        onMode={onMode}
        onStart={() => {
          setChoice(null);
          sweep.start();
        }}
        onCancel={() => sweep.cancel()}
        onDiscard={() => {
          setChoice(null);
          void sweep.discard();
        }}
      />
      {beside === null ? null : (
        <Origins
          shipped={beside}
          mode={mode}
          state={state}
          origin={origin}
          whole={whole}
          onChoose={setChoice}
        />
      )}
      <div className="experiment-body">
        {scene ? <FlatMaps tools={tools} experiment={experiment} plan={plan} mode={mode} /> : null}
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
                {timed ? 'One run' : orbits ? 'Orbits to scale' : headingOf(plot)}
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
                        what="this run"
                        stepwise={stepwise}
                      />
                    ))
                  : null}
                <button type="button" className="plain-button" onClick={savePng}>
                  PNG
                </button>
                <button
                  type="button"
                  className="plain-button"
                  disabled={!results}
                  onClick={() => save('csv')}
                >
                  CSV
                </button>
                <button
                  type="button"
                  className="plain-button"
                  disabled={!results}
                  onClick={() => save('json')}
                >
                  JSON
                </button>
              </div>
            </div>
            {orbits ? (
              <Altitudes experiment={experiment} rows={results?.rows ?? NO_ROWS} drawn={drawn} />
            ) : timed ? (
              <TimePlot
                tools={tools}
                experiment={experiment}
                plan={plan}
                mode={mode}
                drawn={drawn}
              />
            ) : (
              <ResultPlot
                plot={plot}
                unit={document.plot.y_unit}
                title={document.title}
                reference={sourceName(document.reference?.source ?? '')}
                drawn={drawn}
                open={({ point }) => open(point.row)}
              />
            )}
          </section>
        )}
        <ClaimList
          document={document}
          results={results?.claims ?? []}
          partial={!opens && state.done < state.total}
          other={besideClaims(beside, state, origin, mode)}
        />
      </div>
      {results ? (
        <>
          <References experiment={experiment} rows={results.reference} />
          <Pairs experiment={experiment} pairs={results.pairs} />
          <ResultTable experiment={experiment} rows={results.rows} open={open} />
        </>
      ) : null}
    </>
  );
}

/** The results that came with the page, of exactly this document; null until they are here. */
function useShippedResults({ document, hash }: Experiment): ShippedResults | null {
  const [shipped, setShipped] = useState<ShippedResults | null>(null);
  useEffect(() => {
    let left = false;
    const load = async () => {
      const about = (await shippedIndex())[document.id];
      if (about?.hash !== hash) return;
      const results = await shippedResults(document.id);
      if (!left) setShipped({ about, results });
    };
    // Without them the experiment begins empty, as before its first run.
    load().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [document.id, hash]);
  return shipped;
}

/** As many as the points of whole results have. */
function mostReplications(results: Results | null): number {
  return Math.max(1, ...(results?.rows ?? []).map(({ replications }) => replications));
}

/** "Goodput against packet error rate". */
function headingOf({ xLabel, yLabel }: LinesPlot): string {
  const name = (label: string) => label.split(', ')[0] ?? label;
  const x = name(xLabel);
  return `${name(yLabel)} against ${x.charAt(0).toLowerCase()}${x.slice(1)}`;
}

interface TimePlotProps {
  readonly tools: GalleryTools;
  readonly experiment: Experiment;
  readonly plan: Plan;
  readonly mode: SweepMode;
  readonly drawn: React.RefObject<DrawnPlot | null>;
}

/** The curves of one run, made as soon as the experiment is opened. */
function TimePlot({ tools, experiment, plan, mode, drawn }: TimePlotProps) {
  const { document } = experiment;
  const [lines, setLines] = useState<readonly SeriesLine[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    setProblem(null);
    tools.judge.series(document.id, mode).then(
      (made) => {
        if (!left) setLines(made);
      },
      (thrown: unknown) => {
        if (!left) setProblem(`The run could not be made: ${messageOf(thrown)}.`);
      },
    );
    return () => {
      left = true;
    };
  }, [tools, document.id, mode]);
  if (problem !== null) return <p role="alert">{problem}</p>;
  if (lines === null) {
    return (
      <p className="plot-wait" role="status">
        The run is being simulated.
      </p>
    );
  }
  return (
    <SeriesPlot document={document} lines={lines} duration_s={plan.duration_s} drawn={drawn} />
  );
}
