/** Makes the draft of an experiment of what the lab shows, and goes to its page. */
import { documentText } from '../../../experiments/ownExperiment';
import type { Core } from '../../../protocol/core';
import { loadExperiments } from '../../../worker/sweepCore';
import { draftOf } from './draft';
import { openOwn } from './handed';

export async function experimentWith(core: Core, preset: string, text: string): Promise<void> {
  const { metrics } = await loadExperiments();
  await openOwn(documentText(draftOf(core, preset, text, metrics())));
}
