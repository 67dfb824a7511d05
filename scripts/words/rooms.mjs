/** In which file of a language a text stands, by where it is said. */

/** By the beginning of the path in web/src, the first that fits. */
const ROOMS = [
  ['panels/words/glossary', 'glossary'],
  ['pages/lab', 'lab'],
  ['pages', 'pages'],
  ['panels', 'panels'],
  ['charts', 'charts'],
  ['globe', 'globe'],
  ['families', 'families'],
  // What is thrown in a worker is said there in English, and looked up where it arrives.
  ['worker', 'errors'],
  ['links/lesson', 'errors'],
];

/** What stands in each file, as its first line says. */
export const TITLES = {
  page: 'What is on every page, and what is said wherever it is needed',
  pages: 'The pages beside the lab: scenarios, gallery, lessons, library, about, checks',
  lab: 'The lab',
  panels: 'The panels: timeline, streams, sequence, sky, events, cards, results',
  charts: 'The charts',
  globe: 'The globe',
  families: 'The terms of each family of protocols',
  glossary: 'The glossary',
  settings: 'The settings: labels, help and choices',
  events: 'What events, losses and states are called, and why they happen',
  catalogue: 'The built-in scenarios',
  experiments: 'The built-in experiments: titles, settings, axes and values, claims',
  errors: 'Sentences about what is wrong',
};

export function roomOf(file) {
  const inside = file.replace(/^web\/src\//, '');
  return ROOMS.find(([start]) => inside.startsWith(start))?.[1] ?? 'page';
}
