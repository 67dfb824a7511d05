/** The gallery: a card per experiment, by paper, with how its claims stand in this browser. */
import { useEffect, useState } from 'react';
import { paperOf } from '../../experiments/experimentWords';
import type { KeptVerdicts } from '../../experiments/resultsArchive';
import { type Shipped, type ShippedIndex, shippedIndex } from '../../experiments/shippedResults';
import { VerdictSign } from '../../panels/experiment/Sign';
import type { ExperimentTitle } from '../../protocol/experiment.gen';
import { dated } from '../../words/numbers';
import { Say } from '../../words/SayNodes';
import { say } from '../../words/say';
import { coreVersion } from '../../worker/coreVersion';
import { ClaimCounts } from './ClaimCounts';
import { OpenResults } from './OpenResults';
import type { GalleryTools } from './tools';
import { Counts } from './VerdictCounts';

export function ExperimentCards({ tools }: { readonly tools: GalleryTools }) {
  const titles = tools.experiments.titles();
  const kept = useVerdicts(tools);
  const shipped = useShipped();
  const papers = [...new Set(titles.map(({ paper }) => paper))];
  return (
    <main className="gallery-main">
      <h2>{say('Experiments')}</h2>
      <p className="gallery-lead">
        <Say>
          What papers found about transport over satellites, measured again: every experiment runs
          in your browser, with confidence intervals, and its claims hold or fail by what you
          measure. How far the core itself is from other simulators and from real stacks is another
          question: <a href="#/validation">validation</a>.
        </Say>
      </p>
      <ClaimCounts titles={titles} shipped={shipped} />
      <p className="gallery-lead">
        <Say>
          <a href="#/gallery/mine">Make an experiment of your own</a>: choose controls, values and
          metrics, and what you expect.
        </Say>
      </p>
      <OpenResults tools={tools} />
      {papers.map((paper) => {
        const { authors, title } = paperOf(paper);
        return (
          <section key={paper} aria-labelledby={`paper-${paper}`}>
            <h3 id={`paper-${paper}`} className="paper" lang={paper === 'own' ? undefined : 'en'}>
              {title}
              <span>{authors}</span>
            </h3>
            <ul className="cards">
              {titles
                .filter((other) => other.paper === paper)
                .map((experiment) => (
                  <Card
                    key={experiment.id}
                    experiment={experiment}
                    kept={kept}
                    shipped={shipped[experiment.id]}
                  />
                ))}
            </ul>
          </section>
        );
      })}
    </main>
  );
}

interface CardProps {
  readonly experiment: ExperimentTitle;
  readonly kept: readonly KeptVerdicts[];
}

function Card({
  experiment,
  kept,
  shipped,
}: CardProps & { readonly shipped: Shipped | undefined }) {
  const { id, title, figure, kind, hash } = experiment;
  const sound = shipped?.hash === hash ? shipped : undefined;
  return (
    <li>
      <a className="card" href={`#/gallery/${id}`}>
        {sound && sound.lines.length > 0 ? <Thumbnail lines={sound.lines} /> : null}
        <span className="card-figure">
          {figure}
          {kind === 'time-series' ? <span> {say('· one run against time')}</span> : null}
          {kind === 'scene' ? <span> {say('· the globe')}</span> : null}
        </span>
        <span className="card-title">{title}</span>
        {sound ? <ShippedState experiment={experiment} shipped={sound} /> : null}
        <ClaimState experiment={experiment} kept={kept} />
      </a>
    </li>
  );
}

/** The lines of the plot, as large as a thumb; the plot itself has axes and words. */
function Thumbnail({ lines }: Pick<Shipped, 'lines'>) {
  return (
    <svg className="card-plot" viewBox="-2 -2 104 44" preserveAspectRatio="none" aria-hidden="true">
      {lines.map((line, number) => (
        <polyline
          key={String(line)}
          data-series={number}
          points={line.map(([x, y]) => `${x},${40 - y * 0.4}`).join(' ')}
        />
      ))}
    </svg>
  );
}

/** How the claims stand in the results that came with the page. */
function ShippedState({
  experiment,
  shipped,
}: {
  readonly experiment: ExperimentTitle;
  readonly shipped: Shipped;
}) {
  if (experiment.claims === 0) return null;
  return (
    <span className="card-claims">
      {say`Came with the page, ${dated(shipped.date)}:`}
      <Counts count={shipped} claims={experiment.claims} />
    </span>
  );
}

function ClaimState({ experiment, kept }: CardProps) {
  const mine = kept.filter(({ id, hash }) => id === experiment.id && hash === experiment.hash);
  const whole = mine.filter(({ complete }) => complete);
  const best = whole.find(({ mode }) => mode === 'full') ?? whole[0] ?? mine[0];
  if (!best || experiment.claims === 0) {
    return (
      <span className="card-claims">
        <VerdictSign verdict="open" /> {say('here')}
      </span>
    );
  }
  // A part of the runs judges nothing: its claims are still open.
  if (!best.complete) {
    return (
      <span className="card-claims">
        <VerdictSign verdict="open" word={say('begun')} /> {say('here, not all runs')}
      </span>
    );
  }
  return (
    <span className="card-claims">
      {best.mode === 'quick' ? say('Here, quick mode:') : say('Here:')}
      <Counts count={best} claims={experiment.claims} />
    </span>
  );
}

function useVerdicts({ archive }: GalleryTools): readonly KeptVerdicts[] {
  const [kept, setKept] = useState<readonly KeptVerdicts[]>([]);
  useEffect(() => {
    let left = false;
    archive?.verdicts().then(
      (all) => {
        if (!left) setKept(all.filter(({ core }) => core === coreVersion));
      },
      // A closed database remembers nothing: all cards say so.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [archive]);
  return kept;
}

/** What came with the page; nothing until it is here. */
function useShipped(): ShippedIndex {
  const [shipped, setShipped] = useState<ShippedIndex>({});
  useEffect(() => {
    let left = false;
    shippedIndex().then((index) => {
      if (!left) setShipped(index);
    });
    return () => {
      left = true;
    };
  }, []);
  return shipped;
}
