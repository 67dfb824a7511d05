/** The gallery page: all experiments, or the one that the address names. Loaded when first opened. */
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { messageOf } from '../../base/assert';
import { ErrorBoundary } from '../../panels/ErrorBoundary';
import { Loading } from '../../panels/Loading';
import { later } from '../../panels/later';
import { Say, v } from '../../words/SayNodes';
import { say } from '../../words/say';
import { ExperimentCards } from './ExperimentCards';
import { ExperimentView } from './ExperimentView';
import { useOpenedFile } from './FileFigure';
import { OpeningState, useDroppedResults, useResultsBeside } from './OpenResults';
import { OwnExperiment } from './OwnExperiment';
import { type GalleryTools, loadGallery } from './tools';
import './gallery.css';

const OwnPage = later(say('The experiment'), async () => (await import('./own/OwnPage')).OwnPage);

/** What stands in an address for an experiment of somebody's own. */
const MINE = 'mine';

interface GalleryPageProps {
  readonly header: ReactNode;
  /** The experiment that the address names, or null for all of them. */
  readonly experiment: string | null;
  /** The file of results beside the site that the address names. */
  readonly results: string | null;
  /** The experiment of somebody's own that it holds. */
  readonly own: string | null;
}

let loading: Promise<GalleryTools> | null = null;

export function GalleryPage({ header, experiment, results, own }: GalleryPageProps) {
  const [tools, setTools] = useState<GalleryTools | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const load = useCallback(() => {
    setProblem(null);
    loading ??= loadGallery();
    loading.then(setTools, (thrown: unknown) => {
      loading = null;
      setProblem(say`The experiments could not be loaded: ${messageOf(thrown)}`);
    });
  }, []);
  useEffect(load, [load]);
  useDroppedResults(tools);
  useResultsBeside(tools, results);
  return (
    <div className="gallery">
      {header}
      <FromTop key={experiment} />
      <ErrorBoundary part={say('The gallery')} of={experiment ?? ''}>
        {tools === null ? (
          <Loading what={say('The gallery')} problem={problem} onRetry={load} />
        ) : (
          <>
            <OpeningState tools={tools} />
            <Asked tools={tools} experiment={experiment} results={results} own={own} />
          </>
        )}
      </ErrorBoundary>
    </div>
  );
}

interface AskedProps {
  readonly tools: GalleryTools;
  readonly experiment: string | null;
  readonly results: string | null;
  readonly own: string | null;
}

/** What the address names: all experiments, a built-in one, or one that a file has brought. */
function Asked({ tools, experiment, results, own }: AskedProps) {
  const file = useOpenedFile(tools, experiment ?? '');
  const isReading = useStore(tools.opened.state, ({ reading }) => reading !== null);
  if (experiment === null) return <ExperimentCards tools={tools} />;
  // A file may hold an experiment of that name.
  if (experiment === MINE && results === null && !file) return <OwnPage tools={tools} data={own} />;
  if (tools.experiments.titles().some(({ id }) => id === experiment)) {
    return <ExperimentView key={experiment} tools={tools} id={experiment} />;
  }
  if (file) return <OwnExperiment tools={tools} file={file} />;
  return isReading ? null : <UnknownExperiment tools={tools} id={experiment} />;
}

/** What is opened is read from its top. */
function FromTop() {
  useEffect(() => {
    scrollTo(0, 0);
  }, []);
  return null;
}

interface UnknownExperimentProps {
  readonly tools: GalleryTools;
  readonly id: string;
}

/** An address that names no experiment is said to, above those that there are. */
function UnknownExperiment({ tools, id }: UnknownExperimentProps) {
  return (
    <>
      <div className="no-experiment" role="alert">
        <p>
          <Say>
            "{v(id)}" is no built-in experiment. <a href="#/gallery">All experiments</a> are below.
          </Say>
        </p>
      </div>
      <ExperimentCards tools={tools} />
    </>
  );
}
