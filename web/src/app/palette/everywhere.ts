/** What can be found on every page: pages, scenarios, experiments, lessons and terms. */
import type { PaletteEntry, PaletteSource } from '../../base/palette';
import { lessonNames, loadLesson } from '../../links/lesson/library';
import { SCENARIO_GROUPS } from '../../pages/scenarios/scenarios';
import { GLOSSARY } from '../../panels/words/glossary';
import type { ExperimentTitle } from '../../protocol/experiment.gen';
import { learnExperiments } from '../../words/experimentWords';
import { say, translated } from '../../words/say';
import { compiledCore } from '../../worker/compiled';
import { loadCore } from '../../worker/loadCore';

const PAGES: readonly (readonly [name: string, address: string])[] = [
  [say('Lab'), '#/lab'],
  [say('Scenarios'), '#/scenarios'],
  [say('Gallery'), '#/gallery'],
  [say('Lessons'), '#/lessons'],
  [say('Glossary'), '#/glossary'],
  [say('My library'), '#/mine'],
  [say('Validation'), '#/validation'],
  [say('About'), '#/about'],
];

function leadingTo(
  group: PaletteEntry['group'],
  name: string,
  detail: string,
  address: string,
): PaletteEntry {
  return { group, name, detail, act: () => location.assign(address) };
}

async function pages(): Promise<readonly PaletteEntry[]> {
  return PAGES.map(([name, address]) => leadingTo('Pages', name, '', address));
}

async function scenarios(): Promise<readonly PaletteEntry[]> {
  const titles = (await loadCore(compiledCore())).presets();
  return SCENARIO_GROUPS.flatMap(({ name, cards }) =>
    cards.map(({ id }) => {
      const title = titles.find((one) => one.id === id)?.title ?? id;
      return leadingTo('Scenarios', title, name, `#/lab?scenario=${id}`);
    }),
  );
}

async function experiments(): Promise<readonly PaletteEntry[]> {
  // Their documents say it: the package that makes their runs is fetched by who opens one.
  const [{ experimentTexts }] = await Promise.all([
    import('../../worker/experimentTexts'),
    learnExperiments(),
  ]);
  return Object.values(experimentTexts).map((text) => {
    const { id, title, figure } = JSON.parse(text) as ExperimentTitle;
    const address = `#/gallery/${encodeURIComponent(id)}`;
    return leadingTo('Experiments', translated(title), translated(figure), address);
  });
}

async function lessons(): Promise<readonly PaletteEntry[]> {
  const names = await lessonNames();
  return Promise.all(
    names.map(async (id) => {
      const { title } = await loadLesson(id, null);
      return leadingTo('Lessons', title, '', `#/lessons/${encodeURIComponent(id)}`);
    }),
  );
}

async function terms(): Promise<readonly PaletteEntry[]> {
  return GLOSSARY.flatMap(({ entries }) =>
    entries.map(({ name, says }) =>
      leadingTo('Glossary', name, says, `#/glossary?find=${encodeURIComponent(name)}`),
    ),
  );
}

export const EVERYWHERE: readonly PaletteSource[] = [pages, scenarios, experiments, lessons, terms];
