/** The runs of an experiment of somebody's own: how long they take, how far they are, and what they say. */
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { messageOf } from '../../../base/assert';
import { wait } from '../../../base/quantity';
import { readDocument } from '../../../document/document';
import { runsOf } from '../../../experiments/ownExperiment';
import { type Cited, nameOfText } from '../../../links/cite';
import type { Made } from '../../../panels/experiment/exports';
import { SweepBar } from '../../../panels/experiment/SweepBar';
import type { Experiment, Plan } from '../../../protocol/experiment.gen';
import { fixed, numberLocale } from '../../../words/numbers';
import { formOf, say } from '../../../words/say';
import { poolSize } from '../../../worker/pool';
import { CiteResults } from '../CiteResults';
import { citedResults, linkTo } from '../cited';
import { Figure } from '../Figure';
import type { Runs } from '../runs';
import { type GalleryTools, ownSweepOf } from '../tools';
import { measureRun } from './cost';
import { ownAddress } from './handed';

interface OwnRunProps {
  readonly tools: GalleryTools;
  /** The document of the experiment. */
  readonly text: string;
  /** Chooses what the figure draws. */
  readonly figure: ReactNode;
}

export function OwnRun({ tools, text, figure }: OwnRunProps) {
  const planned = useMemo(() => plannedRuns(tools, text), [tools, text]);
  if ('problems' in planned) {
    return (
      <div role="alert" className="own-problems">
        <p>{say('This experiment cannot run:')}</p>
        <ul>
          {planned.problems.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
    );
  }
  return (
    <Planned
      key={runsOf(JSON.parse(text))}
      tools={tools}
      runs={planned.runs}
      text={text}
      figure={figure}
    />
  );
}

/** So many points are looked at before any is run: more would hold up the page. */
const MOST_CHECKED = 500;

/** The runs as the core plans them, or its sentences about why it cannot, each with its path. */
function plannedRuns(
  { experiments }: GalleryTools,
  text: string,
): { readonly runs: Runs } | { readonly problems: readonly string[] } {
  try {
    const plan = experiments.plan('', 'full', text);
    experiments.check('', 'full', MOST_CHECKED, text);
    const experiment = experiments.experiment('', text);
    return { runs: { experiment, plan, mode: 'full', chosen: text } };
  } catch (thrown) {
    return { problems: [...new Set(messageOf(thrown).split('\n'))] };
  }
}

function Planned({ tools, runs, text, figure }: OwnRunProps & { readonly runs: Runs }) {
  const { experiment, plan, mode } = runs;
  const sweep = useMemo(() => ownSweepOf(tools, text), [tools, text]);
  const state = useStore(sweep.state, (all) => all);
  const core = tools.core.name();
  const planned = plan.replications;
  const made = useMemo(() => ({ mode, core, planned, date: null }), [mode, core, planned]);
  const cited = useCited(experiment, made, text);
  const idle = state.status === 'idle' && state.done === 0;
  return (
    <>
      <SweepBar
        mode={null}
        plan={plan}
        state={state}
        onStart={() => sweep.start()}
        onCancel={() => sweep.cancel()}
        onDiscard={() => void sweep.discard()}
      />
      {idle ? <Cost text={text} plan={plan} scenario={firstScenario(tools, text)} /> : null}
      {figure}
      <Figure
        tools={tools}
        runs={runs}
        made={made}
        name={`skywindow-${experiment.document.id}`}
        results={state.results}
        partial={state.done < state.total}
        other={null}
        onChoose={null}
      />
      <CiteResults cited={cited} />
    </>
  );
}

/** The scenario of the first run: while it stays the same, a run takes as long. */
function firstScenario({ experiments }: GalleryTools, text: string): string {
  const {
    title: _,
    description: __,
    ...rest
  } = readDocument(experiments.scenario('', 'full', 0, 0, text));
  return JSON.stringify(rest);
}

/** Still for so long, an experiment is measured. */
const STILL_MS = 600;

/** What a citation of the experiment says. */
function useCited(experiment: Experiment, made: Made, text: string): Cited | null {
  const [cited, setCited] = useState<Cited | null>(null);
  useEffect(() => {
    let left = false;
    Promise.all([nameOfText(text), ownAddress(text).catch(() => '')]).then(([name, address]) => {
      if (left) return;
      const named = { document: name, link: address === '' ? '' : linkTo(address) };
      setCited(citedResults(experiment, made, named));
    });
    return () => {
      left = true;
    };
  }, [experiment, made, text]);
  return cited;
}

interface CostProps {
  readonly text: string;
  readonly plan: Plan;
  readonly scenario: string;
}

/** How long all runs take, by one that is made here to measure it. */
function Cost({ text, plan, scenario }: CostProps) {
  const run = useRunTime(text, scenario);
  const workers = Math.min(poolSize(), plan.runs);
  const words =
    run === null
      ? say('A run is being made to say how long all of them take.')
      : typeof run === 'string'
        ? say`How long the runs take could not be measured: ${run}`
        : say`About ${wait((run * plan.runs) / workers)} for ${plan.runs.toLocaleString(numberLocale())} runs: one took ${fixed(run, 2)} s here, and ${workers} ${formOf(workers, ['runs', 'run'])} at once.`;
  return (
    <p className="own-cost" role="status">
      {words}
    </p>
  );
}

/** Seconds for one run, null until it is known, or why it is not. */
function useRunTime(text: string, scenario: string): number | string | null {
  const [told, tell] = useState<number | string | null>(null);
  const document = useRef(text);
  document.current = text;
  useEffect(() => {
    if (scenario === '') return;
    tell(null);
    let cancel: () => void = () => undefined;
    const timer = setTimeout(() => {
      const measuring = measureRun(document.current);
      cancel = () => measuring.cancel();
      measuring.run_s.then(tell, (thrown: unknown) => tell(messageOf(thrown)));
    }, STILL_MS);
    return () => {
      clearTimeout(timer);
      cancel();
    };
  }, [scenario]);
  return told;
}
