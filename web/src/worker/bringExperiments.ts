/** Brings the documents of the experiments to the package that makes their runs. */
import { bring_experiments } from 'skywindow-packets';
import { experimentTexts } from './experimentTexts';

/** Tells the loaded package all documents. */
export function bringExperiments(): void {
  bring_experiments(JSON.stringify(experimentTexts));
}
