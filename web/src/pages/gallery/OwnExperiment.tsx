/** An experiment that is not built in, with the results of the file that brings it. */
import { useMemo } from 'react';
import { say } from '../../words/say';
import { Head } from './ExperimentView';
import { FileFigure, FileLine, plannedRuns } from './FileFigure';
import type { OpenedFile } from './opened';
import type { GalleryTools } from './tools';

interface OwnExperimentProps {
  readonly tools: GalleryTools;
  readonly file: OpenedFile;
}

export function OwnExperiment({ tools, file }: OwnExperimentProps) {
  const planned = useMemo(() => plannedRuns(tools, file), [tools, file]);
  const discard = () => {
    location.hash = '#/gallery';
    tools.opened.discard(file.told.experiment);
  };
  return (
    <main className="gallery-main">
      <a className="back" href="#/gallery">
        {say('All experiments')}
      </a>
      {typeof planned === 'string' ? null : <Head document={planned.experiment.document} />}
      <FileLine file={file} onDiscard={discard} />
      <FileFigure tools={tools} file={file} other={null} />
    </main>
  );
}
