/** Opening files of results: chosen, dropped on the gallery, or named by its address. */
import { type ChangeEvent, useEffect } from 'react';
import { useStore } from 'zustand';
import { Say } from '../../words/SayNodes';
import { say } from '../../words/say';
import type { GalleryTools } from './tools';
import { Counts, countOf } from './VerdictCounts';

/** The address of an experiment in the gallery. */
export const addressOf = (id: string): string => `#/gallery/${encodeURIComponent(id)}`;

/** Chooses a file, and lists those that are open. */
export function OpenResults({ tools }: { readonly tools: GalleryTools }) {
  const files = useStore(tools.opened.state, (state) => state.files);
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (file) await openFile(tools, file);
  };
  return (
    <section className="own-results" aria-labelledby="own-results">
      <h3 id="own-results">{say('Results of your own')}</h3>
      <p className="gallery-lead">
        <Say>
          A sweep of the command or of the Python package, on however many machines: the file of
          skywindow merge DIR --out FILE.json, or a bundle. Choose it or drop it here.
        </Say>
      </p>
      <label className="button">
        {say('Open results')}
        <input
          type="file"
          className="sr-only"
          accept=".json,.zip,application/json,application/zip"
          onChange={(event) => void choose(event)}
        />
      </label>
      {files.size === 0 ? null : (
        <ul aria-label={say('Files that are open')}>
          {[...files].map(([id, { name, told }]) => (
            <li key={id}>
              <a href={addressOf(id)}>{name}</a> {id}{' '}
              <span className="card-claims">
                <Counts count={countOf(told.results.claims)} claims={told.results.claims.length} />
              </span>
              <button
                type="button"
                className="plain-button"
                aria-label={say`Discard ${name}`}
                onClick={() => tools.opened.discard(id)}
              >
                {say('Discard')}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What is being opened, and why the last file was not. */
export function OpeningState({ tools }: { readonly tools: GalleryTools }) {
  const { reading, problem } = useStore(tools.opened.state, (state) => state);
  if (problem !== null) {
    return (
      <p className="opening" role="alert">
        {problem}
      </p>
    );
  }
  return reading === null ? null : (
    <p className="opening" role="status">
      {say`${reading} is being read.`}
    </p>
  );
}

/** Takes files that are dropped anywhere on the gallery. */
export function useDroppedResults(tools: GalleryTools | null): void {
  useEffect(() => {
    if (tools === null) return undefined;
    const over = (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    const drop = (event: DragEvent) => {
      const [file] = event.dataTransfer?.files ?? [];
      if (!file) return;
      event.preventDefault();
      void openFile(tools, file);
    };
    addEventListener('dragover', over);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('drop', drop);
    };
  }, [tools]);
}

/** Opens the file beside the site that an address names, and goes to the experiment that it is of. */
export function useResultsBeside(tools: GalleryTools | null, path: string | null): void {
  useEffect(() => {
    if (tools === null || path === null) return;
    void tools.opened.openBeside(path).then((id) => {
      if (id === null) return;
      // The address goes on naming the file, so that a link to it can be copied.
      const named = `${addressOf(id)}?results=${encodeURIComponent(path)}`;
      if (location.hash !== named) location.replace(named);
    });
  }, [tools, path]);
}

async function openFile(tools: GalleryTools, file: File): Promise<void> {
  const id = await tools.opened.openFile(file);
  if (id !== null) location.hash = addressOf(id);
}
