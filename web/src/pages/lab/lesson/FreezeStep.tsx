/** Writes the state of the lab as a step of a lesson: to the clipboard, or to a file where that is closed. */

import { download } from '../../../charts/engine/download';
import { writeState } from '../../../links/lesson/state';
import { say } from '../../../words/say';
import type { Linkable } from '../session/link';
import { viewOf } from '../session/linkView';
import { notify } from '../session/view';

/** A step around a state, for its author to fill in. */
function stepOf(state: string): string {
  return [
    '## Title of the step\n',
    state,
    'What one should know before predicting.\n',
    '```question\nask: How many bytes is cwnd once the next SACK has been taken in?\nanswer: cwnd after the next SACK\n```\n',
    '### Observe\n\nWhat to look at.\n',
    '### Explain\n\nWhy it is so.\n',
  ].join('\n');
}

async function freeze(lab: Linkable): Promise<void> {
  const { preset, text } = lab.scenario.state.getState();
  const linked = { preset, scenario: text, t: lab.playback.t, view: viewOf(lab) };
  const step = stepOf(writeState(lab.core, linked));
  try {
    await navigator.clipboard.writeText(step);
    notify(lab.view, say('The step is on the clipboard: paste it into the file of a lesson.'));
  } catch {
    download('skywindow-step.md', new Blob([step], { type: 'text/markdown' }));
    notify(lab.view, say('The clipboard is closed to this page; the step is saved as a file.'));
  }
}

export function FreezeStep({ lab }: { readonly lab: Linkable }) {
  return (
    <button
      type="button"
      className="button freeze"
      title={say('Scenario, playhead and view, as the text of a step of a lesson')}
      onClick={() => void freeze(lab)}
    >
      {say('Freeze this state as a step')}
    </button>
  );
}
