/** The scenario of an embed that the page around it tells: waiting for the first one, and taking others. */
import { readEmbed } from '../../links/embed';
import type { Core } from '../../protocol/core';
import { type EmbedScenario, type Host, hostOf } from './embedMessages';
import type { Lab } from './session/lab';

/** The scenario that the embedding page tells first, where the address says that it does; null where it does not. */
export function firstTold(core: Pick<Core, 'check'>): Promise<string> | null {
  const { told, origin } = readEmbed(location.search);
  const host = told ? hostOf(origin) : null;
  return host && awaited(host, core);
}

/** Says that a scenario can be told, until one is that can run; of others is said why not. */
export function awaited(host: Host, core: Pick<Core, 'check'>): Promise<string> {
  return new Promise((resolve) => {
    const stop = host.listen((message) => {
      const { type, scenario } = (message ?? {}) as Record<string, unknown>;
      if (type !== 'skywindow.scenario') return;
      const { text, problem } = read(core, scenario);
      if (problem !== null) {
        host.post({ type: 'skywindow.problem', message: problem });
        return;
      }
      stop();
      resolve(text);
    });
    host.post({ type: 'skywindow.waiting', version: 1 });
  });
}

/** The scenario of the lab, for messages. */
export function scenarioOf({ core, scenario }: Pick<Lab, 'core' | 'scenario'>): EmbedScenario {
  return {
    get document() {
      return scenario.state.getState().document;
    },
    take: (document) => {
      const { text, problem } = read(core, document);
      if (problem === null) scenario.replace({ preset: scenario.state.getState().preset, text });
      return problem;
    },
    watch: (changed) => scenario.state.subscribe(changed),
  };
}

/** The text of a document, and what is wrong with it, a sentence a line, or null. */
function read(
  core: Pick<Core, 'check'>,
  document: unknown,
): { readonly text: string; readonly problem: string | null } {
  if (typeof document !== 'object' || document === null) {
    return { text: '', problem: 'skywindow.scenario needs scenario, a document.' };
  }
  const text = JSON.stringify(document);
  const problems = core.check(text);
  const sentences = problems.map(({ path, message }) => (path ? `${path}: ${message}` : message));
  return { text, problem: problems.length === 0 ? null : sentences.join('\n') };
}
