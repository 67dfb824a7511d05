/** Writes the state of the lab as a step of a lesson: to the clipboard, or to a file where that is closed. */
import { download } from '../../../charts/engine/download';
import { writeState } from '../../../model/lesson/state';
import { viewOf } from '../session/linkView';
import type { LabSession } from '../session/session';

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

async function freeze(session: LabSession): Promise<void> {
  const { preset, text } = session.scenario.state.getState();
  const linked = { preset, scenario: text, t: session.playback.t, view: viewOf(session) };
  const step = stepOf(writeState(session.core, linked));
  try {
    await navigator.clipboard.writeText(step);
    session.notify('The step is on the clipboard: paste it into the file of a lesson.');
  } catch {
    download('skywindow-step.md', new Blob([step], { type: 'text/markdown' }));
    session.notify('The clipboard is closed to this page; the step is saved as a file.');
  }
}

export function FreezeStep({ session }: { readonly session: LabSession }) {
  return (
    <button
      type="button"
      className="button freeze"
      title="Scenario, playhead and view, as the text of a step of a lesson"
      onClick={() => void freeze(session)}
    >
      Freeze this state as a step
    </button>
  );
}
