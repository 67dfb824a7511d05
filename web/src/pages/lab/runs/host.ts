/** What the runs beside each other need of the lab around them. */
import type { Core } from '../../../protocol/core';
import type { Run, RunBeside } from '../session/run';
import type { LabRuns } from './labRuns';
import type { RunWork } from './runWork';

/** A document to run, and the preset that a link tells it apart from. */
export type RunVersion = Pick<RunBeside, 'preset'> & Pick<Run, 'text' | 'document'>;

export interface RunsHost {
  readonly runs: LabRuns;
  readonly core: Pick<Core, 'presets' | 'apply'>;
  /** What the controls change. */
  readonly scenario: { replace(version: Pick<RunVersion, 'preset' | 'text'>): void };
  /** A place for a run of a document, which is prepared; throws an error with what is wrong with it. */
  makeWork(version: RunVersion): RunWork;
  /** Shows the runs as they are, and the one to follow. */
  showRuns(): void;
  notify(notice: string | null): void;
}
