/** Brings the documents of the experiments to the core, which does without them until somebody asks for one. */
import { bring_experiments } from 'skywindow-core';

const texts = import.meta.glob<string>('../../../public/experiments/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Tells a loaded core all documents, by the names of their files. */
export function bringExperiments(): void {
  const named = Object.entries(texts).map(([path, text]) => [
    path.replace(/^.*\/(.*)\.json$/, '$1'),
    text,
  ]);
  bring_experiments(JSON.stringify(Object.fromEntries(named)));
}
