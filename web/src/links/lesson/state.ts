/** The states of a lesson as links hold them, and a state of the lab as a lesson writes it. */
import { messageOf } from '../../base/assert';
import type { Core } from '../../protocol/core';
import { type Linked, linkedOf, readLink } from '../shareLink';
import { type Change, LessonProblem, type WrittenState } from './types';

/** What a state opens; throws a `LessonProblem` where it cannot. */
export async function openState(core: Core, state: WrittenState): Promise<Linked> {
  const { from, line, at_s, view } = state;
  let linked: Linked;
  try {
    linked =
      'link' in from
        ? await readLink(core, from.link)
        : linkedOf(core, from.preset, { d: from.diff, t: 0, v: {} });
  } catch (thrown) {
    throw new LessonProblem(line, messageOf(thrown).replace(/\.$/, ''));
  }
  const own = linkedOf(core, linked.preset, { v: view }).view;
  return {
    preset: linked.preset,
    scenario: changed(core, linked.scenario, state.changes),
    t: at_s ?? linked.t,
    view: { ...linked.view, ...own, paused: true },
  };
}

/** A scenario with fields changed. */
export function changed(core: Core, scenario: string, changes: readonly Change[]): string {
  return changes.reduce((text, { line, path, value }) => {
    try {
      return core.set(text, path, value);
    } catch (thrown) {
      const said = messageOf(thrown);
      throw new LessonProblem(line, said.includes(path) ? said : `${path}: ${said}`);
    }
  }, scenario);
}

/** The block that opens a state, as a lesson holds it. */
export function writeState(core: Core, { preset, scenario, t, view }: Linked): string {
  const diff = core.diff(preset, scenario);
  const { bookmarks: _, paused: __, ...kept } = view;
  const lines = [
    `preset: ${preset}`,
    ...(Object.keys(diff as object).length === 0 ? [] : [`diff: ${JSON.stringify(diff)}`]),
    `at: ${t} s`,
    `view: ${JSON.stringify(kept)}`,
  ];
  return ['```state', ...lines, '```', ''].join('\n');
}
