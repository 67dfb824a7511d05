/** The gallery page: all experiments, or the one that the address names. Loaded when first opened. */
import { type ReactNode, useEffect, useState } from 'react';
import { messageOf } from '../../base/assert';
import { ErrorBoundary } from '../../panels/ErrorBoundary';
import { ExperimentCards } from './ExperimentCards';
import { ExperimentView } from './ExperimentView';
import { type GalleryTools, loadGallery } from './tools';
import './gallery.css';

interface GalleryPageProps {
  readonly header: ReactNode;
}

let loading: Promise<GalleryTools> | null = null;

export default function GalleryPage({ header }: GalleryPageProps) {
  const [tools, setTools] = useState<GalleryTools | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const id = useExperiment();
  useEffect(() => {
    loading ??= loadGallery();
    loading.then(setTools, (thrown: unknown) => {
      loading = null;
      setProblem(`The simulation could not be loaded: ${messageOf(thrown)}`);
    });
  }, []);
  return (
    <div className="gallery">
      {header}
      <ErrorBoundary part="The gallery">
        {tools === null ? (
          <p className="loading" role={problem === null ? 'status' : 'alert'}>
            {problem ?? 'The experiments are being loaded.'}
          </p>
        ) : id === null ? (
          <ExperimentCards tools={tools} />
        ) : (
          <ExperimentView key={id} tools={tools} id={id} />
        )}
      </ErrorBoundary>
    </div>
  );
}

function experimentOfAddress(): string | null {
  const id = /^#\/gallery\/([^/?]+)/.exec(location.hash)?.[1];
  return id === undefined ? null : decodeURIComponent(id);
}

function useExperiment(): string | null {
  const [id, setId] = useState(experimentOfAddress);
  useEffect(() => {
    const follow = () => {
      if (!location.hash.startsWith('#/gallery')) return;
      setId(experimentOfAddress());
      scrollTo(0, 0);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return id;
}
