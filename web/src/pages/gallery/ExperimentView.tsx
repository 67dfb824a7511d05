/** One experiment: setting, plot, claims, table, and the runs behind them. */
import { useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { messageOf } from '../../base/assert';
import { usePageTitle } from '../../base/pageTitle';
import { paperOf } from '../../experiments/experimentWords';
import { saidExperiment } from '../../experiments/said';
import { shippedIndex, shippedResults } from '../../experiments/shippedResults';
import { type Origin, shownOrigin } from '../../experiments/shownResults';
import type { Made } from '../../panels/experiment/exports';
import { SweepBar } from '../../panels/experiment/SweepBar';
import type { Chosen } from '../../protocol/experiment';
import type {
  Experiment,
  ExperimentDocument,
  Plan,
  Results,
  SweepMode,
} from '../../protocol/experiment.gen';
import { say } from '../../words/say';
import { coreVersion } from '../../worker/coreVersion';
import { CiteResults } from './CiteResults';
import { citedResults, linkTo } from './cited';
import { Figure } from './Figure';
import { FileFigure, useOpenedFile } from './FileFigure';
import { addressOf } from './OpenResults';
import { besideClaims, Origins, type ShippedResults } from './Origins';
import { type GalleryTools, sweepOf } from './tools';
import './experiment.css';

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
        {say('All experiments')}
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
      experiment: saidExperiment(experiments.experiment(id)),
      plan: experiments.plan(id, mode, chosen),
    };
  } catch (thrown) {
    return { problem: say`This experiment cannot be opened: ${messageOf(thrown)}.` };
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
  return (
    <>
      <Head document={document} />
      <Measured key={`${mode}/${chosen ?? ''}`} {...props} />
    </>
  );
}

/** What the experiment is and where it comes from. */
export function Head({ document }: { readonly document: ExperimentDocument }) {
  const { authors, title } = paperOf(document.paper);
  const { title: shown, figure, setting } = document;
  usePageTitle(figure === '' ? shown : `${figure}: ${shown}`);
  return (
    <header className="experiment-head">
      <p className="experiment-source">
        <span lang={document.paper === 'own' ? undefined : 'en'}>
          {authors}, {title}
        </span>
        {figure === '' ? '' : `, ${figure}`}
      </p>
      <h2>{shown}</h2>
      <p className="setting">{setting}</p>
    </header>
  );
}

/** What came with the page, what is made here, and what a file has: one of them on show. */
function Measured(props: OpenedProps) {
  const { tools, experiment, plan, mode, onMode, chosen, onChoose } = props;
  const sweep = sweepOf(tools, experiment, mode, plan, chosen);
  const { document } = experiment;
  const state = useStore(sweep.state, (all) => all);
  const shipped = useShippedResults(experiment);
  const file = useOpenedFile(tools, document.id);
  const [choice, setChoice] = useState<Origin | null>(null);
  const beside = chosen === undefined ? shipped : null;
  const origin = shownOrigin(state, { shipped: beside !== null, file: file !== null }, choice);
  // A file that is opened is what somebody wants to see.
  useEffect(() => {
    if (file) setChoice('file');
  }, [file]);
  const opens = origin === 'shipped';
  const results = opens ? (beside?.results ?? null) : state.results;
  const made: Made = {
    mode: opens ? 'full' : mode,
    core: opens ? (shipped?.about.core ?? '') : tools.core.name(),
    planned: opens ? mostReplications(results) : plan.replications,
    date: opens ? (shipped?.about.date ?? null) : null,
  };
  const whole = mode === 'full' && state.status === 'finished' && chosen === undefined;
  const other = besideClaims(beside, file, state, origin, mode);
  return (
    <>
      <SweepBar
        mode={mode}
        plan={plan}
        state={state}
        onMode={onMode}
        onStart={() => {
          setChoice(file ? 'here' : null);
          sweep.start();
        }}
        onCancel={() => sweep.cancel()}
        onDiscard={() => {
          setChoice(null);
          void sweep.discard();
        }}
      />
      <Origins
        shipped={beside}
        file={file}
        mode={mode}
        state={state}
        origin={origin}
        whole={whole}
        onChoose={setChoice}
        onDiscard={() => {
          tools.opened.discard(document.id);
          // Nor does the address name it any longer.
          location.replace(addressOf(document.id));
          setChoice(null);
        }}
      />
      {origin === 'file' && file ? (
        <FileFigure tools={tools} file={file} other={other} />
      ) : (
        <Figure
          tools={tools}
          runs={{ experiment, plan, mode, chosen }}
          made={made}
          name={`skywindow-${document.id}-${made.mode}`}
          results={results}
          partial={!opens && state.done < state.total}
          other={other}
          onChoose={onChoose}
        />
      )}
      {origin === 'file' || chosen !== undefined ? null : (
        // A file and values of somebody's own are not what the address opens.
        <CiteResults
          cited={citedResults(experiment, made, {
            document: experiment.hash,
            link: linkTo(addressOf(document.id)),
          })}
        />
      )}
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
