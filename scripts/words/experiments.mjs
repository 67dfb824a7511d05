/** What the built-in experiments say: their titles, axes, values, claims and sources, each with where it stands. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file of a language in which their texts stand, but for those that the page or the core say, too. */
export const EXPERIMENTS = 'experiments';

/** What has no such word is the same in every language: numbers, names of standards and of what they define. */
const WORDS = /\p{Ll}{2}/u;
/** Units that are words; symbols are none. */
const UNIT = /^[a-z ]{4,}$| per /;

/** The documents of the folder `public/experiments`, by name. */
export function experimentDocuments(root) {
  const folder = join(root, 'public/experiments');
  return readdirSync(folder)
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
}

/** Every text of all documents, as `npm run words` takes them. */
export function experimentTexts(root) {
  return experimentDocuments(root).flatMap((document) =>
    textsOfExperiment(document).map(({ key, place }) => ({
      key,
      file: `experiments/${document.id}.json, ${place}`,
      values: [],
      room: EXPERIMENTS,
    })),
  );
}

/** The texts of a document that are said, and where in it each stands. */
export function textsOfExperiment({ title, figure, setting, axes, plot, claims, reference }) {
  const found = [
    [title, 'title'],
    [figure, 'figure'],
    [setting, 'setting'],
    ...axes.flatMap(axisTexts),
    [plot.y_label, 'name of the vertical axis'],
    [unitOf(plot.y_unit), 'unit of the vertical axis'],
    ...claims.flatMap(({ id, sentence, place, note, reason }) => [
      [sentence, `claim ${id}`],
      [place, `place of claim ${id}`],
      [note, `note of claim ${id}`],
      [reason, `reason of claim ${id}`],
    ]),
    [reference?.source, 'reference'],
    [programOf(reference?.source), 'name of the reference'],
  ];
  return found.filter(([key]) => key && WORDS.test(key)).map(([key, place]) => ({ key, place }));
}

function axisTexts({ name, label, unit, values, labels = {}, places = [] }) {
  // Places are called by their own names.
  const words = places.length > 0 ? [] : values.filter((value) => typeof value === 'string');
  return [
    [label, `axis ${name}`],
    [unitOf(unit), `unit of axis ${name}`],
    ...Object.entries(labels).map(([value, text]) => [text, `value ${value} of axis ${name}`]),
    ...words
      .filter((value) => !(value in labels))
      .map((value) => [value, `value ${value} of axis ${name}`]),
  ];
}

function unitOf(unit) {
  return unit && UNIT.test(unit) ? unit : null;
}

/** What the legend calls a reference, as the core has it: "ns-2.35" of "ns-2.35 on the same wires, 8 associations". */
function programOf(source) {
  if (!source) return null;
  const ends = [',', ';', ':', ' with ', ' on ', ' by ', ' in ']
    .map((end) => source.indexOf(end))
    .filter((at) => at >= 0);
  return source.slice(0, Math.min(source.length, ...ends)).trim();
}
