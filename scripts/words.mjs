/** `npm run words`: writes the English texts of the page to `locales/en`, and says what the other languages lack. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, main, root, say } from './steps.mjs';
import { catalogueTexts } from './words/catalogue.mjs';
import { EXPERIMENTS } from './words/experiments.mjs';
import { filesOf, languagesOf } from './words/files.mjs';
import { messageOf } from './words/fluent.mjs';
import { idOf } from './words/key.mjs';
import { lacking } from './words/lacking.mjs';
import { roomOf, TITLES } from './words/rooms.mjs';
import { textsOf } from './words/sources.mjs';

const folder = join(root, 'locales');
/** So many of the files that say a text are named beside it. */
const MOST_FILES = 2;

/** The files of English: name to text. Each text stands once, where it is said first. */
export async function englishFiles() {
  const texts = [...textsOf(join(root, 'web/src'), root), ...(await catalogueTexts())];
  const messages = new Map();
  for (const text of texts) {
    const known = messages.get(text.key);
    if (known) {
      // A text of the page or the core belongs to these, however many experiments have it.
      if (text.room !== EXPERIMENTS || known.room === EXPERIMENTS) known.files.add(text.file);
      // What the core says with its values in it is known by its files.
      if (text.room && text.values.length > 0) known.room = text.room;
    } else
      messages.set(text.key, {
        ...text,
        room: text.room ?? roomOf(text.file),
        files: new Set([text.file]),
      });
  }
  const rooms = Object.entries(TITLES).map(([room, title]) => {
    const own = [...messages.values()].filter((one) => one.room === room && /\p{L}/u.test(one.key));
    const body = own.map((one) => messageOf(idOf(one.key), { ...one, comment: commentOf(one) }));
    return [
      `${room}.ftl`,
      `### ${title}. Written by \`npm run words\`; do not edit.\n\n${body.join('\n')}`,
    ];
  });
  return new Map(rooms);
}

function commentOf({ files, values }) {
  const places = [...files].map((file) => file.replace(/^web\/src\//, ''));
  const named = places.slice(0, MOST_FILES).join(', ');
  const more = places.length > MOST_FILES ? ` and ${places.length - MOST_FILES} more` : '';
  const given = values.map(
    (value, at) => `$${String.fromCharCode(97 + at)}: ${value.replaceAll(/\s+/g, ' ')}`,
  );
  return [`${named}${more}`, ...given];
}

/** Writes what is stale, or with `--check` names it. */
async function words() {
  const stale = [];
  for (const [name, text] of await englishFiles()) {
    const file = join(folder, 'en', name);
    if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
    stale.push(name);
    if (!process.argv.includes('--check')) {
      mkdirSync(join(folder, 'en'), { recursive: true });
      writeFileSync(file, text);
    }
  }
  if (process.argv.includes('--check') && stale.length > 0) {
    throw new Failure(
      `locales/en/${stale.join(', ')} is not what the sources say: run npm run words`,
    );
  }
  const problems = [];
  for (const { code, name } of languagesOf(folder)) {
    if (code === 'en') continue;
    const found = lacking(folder, code);
    say(
      `${name}: ${found.missing} of ${found.all} missing, ${found.stale.length} stale in ${filesOf(folder, code).length} files`,
    );
    problems.push(...found.problems);
  }
  for (const problem of problems) say(problem);
  if (problems.length > 0)
    throw new Failure('A translation cannot be what its English text says: see above.');
}

await main(words);
