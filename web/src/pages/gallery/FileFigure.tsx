/** What a file of results shows: by itself where its experiment is not built in, beside other results where it is. */
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { messageOf } from '../../base/assert';
import { saidExperiment } from '../../experiments/said';
import type { OtherVerdicts } from '../../panels/experiment/ClaimList';
import { say } from '../../words/say';
import { Figure } from './Figure';
import { type OpenedFile, openedWords } from './opened';
import type { Runs } from './runs';
import type { GalleryTools } from './tools';

/** The file that is open of an experiment. */
export function useOpenedFile({ opened }: GalleryTools, id: string): OpenedFile | null {
  return useStore(opened.state, ({ files }) => files.get(id) ?? null);
}

interface FileFigureProps {
  readonly tools: GalleryTools;
  readonly file: OpenedFile;
  readonly other: OtherVerdicts | null;
}

/** Figure and claims of a file, by the experiment that it brings with it. */
export function FileFigure({ tools, file, other }: FileFigureProps) {
  const planned = useMemo(() => plannedRuns(tools, file), [tools, file]);
  if (typeof planned === 'string') return <p role="alert">{planned}</p>;
  const { name, told } = file;
  return (
    <Figure
      tools={tools}
      runs={planned}
      made={{ mode: told.mode, core: told.core, planned: told.replications, date: told.date }}
      name={name.replace(/\.[^.]*$/, '')}
      results={told.results}
      partial={told.made < told.runs}
      other={other}
      onChoose={null}
    />
  );
}

/** The runs of a file as the core plans them from it, or why it cannot. */
export function plannedRuns({ experiments }: GalleryTools, { told }: OpenedFile): Runs | string {
  const { experiment: id, manifest: chosen, mode } = told;
  try {
    const plan = experiments.plan(id, mode, chosen);
    const experiment = experiments.experiment(id, chosen);
    return {
      experiment: told.built_in ? saidExperiment(experiment) : experiment,
      plan,
      mode,
      chosen,
    };
  } catch (thrown) {
    return say`This experiment cannot be opened: ${messageOf(thrown)}.`;
  }
}

interface FileLineProps {
  readonly file: OpenedFile;
  onDiscard(): void;
}

/** Where a file came from, and what takes it off the page. */
export function FileLine({ file, onDiscard }: FileLineProps) {
  return (
    <div className="file-line">
      <p className="shipped">
        {file.name}: {openedWords(file)}
      </p>
      <button type="button" className="button" onClick={onDiscard}>
        {say('Discard this file')}
      </button>
    </div>
  );
}
