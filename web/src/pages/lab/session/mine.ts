/** What of the lab is somebody's own: the run on the screen as a file, kept by a name, cited. */
import { download } from '../../../charts/engine/download';
import { pictureOf } from '../../../charts/engine/thumbnail';
import { type Cited, nameOfText } from '../../../links/cite';
import { runText } from '../../../links/runFile';
import { keep } from '../../../links/shelf/shelf';
import { besideOf } from '../runs/besideLink';
import { type Linkable, linkOf } from './link';
import { viewOf } from './linkView';

/** The file of what is on the screen, with its notes and the runs beside it. */
export function fileOf(lab: Linkable): string {
  const { preset, text } = lab.scenario.state.getState();
  const beside = besideOf(lab.run.getState());
  const run = { preset, scenario: text, t: lab.playback.t, view: viewOf(lab), beside };
  return runText(run, lab.core.name());
}

/** Saves the run on the screen as a file; gives the file's name. */
export function saveRun(lab: Linkable, title: string): string {
  const name = `run-${wordsOf(title)}.json`;
  download(name, new Blob([fileOf(lab)], { type: 'application/json' }));
  return name;
}

/** Saves the scenario alone, as the command takes it. */
export function saveScenario(lab: Linkable, title: string): string {
  const name = `scenario-${wordsOf(title)}.json`;
  const { text } = lab.scenario.state.getState();
  download(name, new Blob([text], { type: 'application/json' }));
  return name;
}

/** Keeps the run on the screen in the library of this device; rejects with a sentence. */
export async function keepRun(lab: Linkable, name: string): Promise<void> {
  await keep('run', name, fileOf(lab), pictureOf('.right canvas, .globe-canvas canvas'));
}

/** What a citation of the run on the screen says. */
export async function citedOf(lab: Linkable, title: string): Promise<Cited> {
  const { text, document } = lab.scenario.state.getState();
  return {
    title,
    core: lab.core.name(),
    seeds: String(document.seed ?? 1),
    document: await nameOfText(text),
    // What is too large for a link has none: its document goes with it as a file.
    link: await linkOf(lab).catch(() => ''),
    date: new Date().toISOString().slice(0, 10),
  };
}

function wordsOf(title: string): string {
  return (
    title
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'unnamed'
  );
}
