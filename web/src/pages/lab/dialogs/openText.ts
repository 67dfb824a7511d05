/** Opens what a file or the library holds, by what it is: a scenario, a run, an experiment or a lesson. */
import { messageOf } from '../../../base/assert';
import { readDocument } from '../../../document/document';
import { fileKind } from '../../../document/fileKind';
import { readRun } from '../../../links/runFile';
import type { Problem } from '../../../protocol/core.gen';
import { say } from '../../../words/say';
import type { Lab } from '../session/lab';
import { notify } from '../session/view';

export type OpeningLab = Pick<Lab, 'core' | 'scenario' | 'opening' | 'view'>;

/** Opens it; gives what is wrong with it, nothing where it is open. What is on the screen stays then. */
export async function openText(lab: OpeningLab, text: string): Promise<readonly Problem[]> {
  try {
    const kind = fileKind(text);
    if (kind === 'experiment') {
      const { openOwn } = await import('../../gallery/own/handed');
      await openOwn(text);
    } else if (kind === 'lesson') {
      const [{ takeOwn, OWN }, { deviceShelf }] = await Promise.all([
        import('../../../links/lesson/library'),
        import('../../../links/lesson/progress'),
      ]);
      await takeOwn(text, deviceShelf());
      location.hash = `#/lessons/${OWN}`;
    } else if (kind === 'run') {
      lab.opening.show(readRun(lab.core, text));
      lab.opening.addressed = true;
    } else return openScenario(lab, text);
    return [];
  } catch (thrown) {
    return [{ path: '', message: messageOf(thrown) }];
  }
}

/** Opens what the library holds, and goes where it is shown; rejects with a sentence. */
export async function openKept(lab: OpeningLab, text: string): Promise<void> {
  const before = location.hash;
  const [problem] = await openText(lab, text);
  if (problem) throw new Error(problem.message);
  if (location.hash === before) location.hash = '#/lab';
}

/** Opens a scenario, if it can run and has anything to show. */
function openScenario(lab: OpeningLab, text: string): readonly Problem[] {
  const { core, scenario, opening, view } = lab;
  const problems = core.check(text);
  if (problems.length > 0) return problems;
  const { flows, background, constellations } = readDocument(text);
  const sends = (flows?.length ?? 0) + (background?.associations ?? 0) > 0;
  if (!sends && (constellations?.length ?? 0) === 0) {
    return [
      { path: '', message: say('it has neither flows nor satellites, so nothing can be shown') },
    ];
  }
  opening.showFromStart();
  const { preset } = scenario.state.getState();
  scenario.replace({ preset, text });
  const idle = core.idle(text);
  if (idle.length > 0) notify(view, idleWords(idle));
  return [];
}

/** So many settings that do nothing are named. */
const NAMED = 3;

/** "flows[0].sctp.hmac: has no effect: authentication is off, and it needs on", a sentence each for the first of them. */
function idleWords(idle: readonly Problem[]): string {
  const named = idle.slice(0, NAMED).map(({ path, message }) => `${path}: ${message}.`);
  const more = idle.length - named.length;
  return [...named, ...(more > 0 ? [say`Others without effect: ${more}.`] : [])].join(' ');
}
