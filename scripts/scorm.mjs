/**
 * `npm run scorm -- LESSON`: writes a lesson as a SCORM 1.2 package, as the page does, from the built site. LESSON is the
 * name of a shipped lesson, or a file of one's own ending in .md; `-- LESSON FILE` says where the package goes.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { runnerImport } from 'vite';
import { Failure, main, root, say } from './steps.mjs';

const site = join(root, 'dist');
const page = join(root, 'scripts/scorm-package.ts');

/** What the file of a lesson says. */
function textOf(file, named) {
  if (!existsSync(file)) {
    throw new Failure(`There is no lesson ${named}: name one of public/lessons/, or a file.`);
  }
  return readFileSync(file, 'utf8');
}

/** The files of the built site by their names. */
function siteFiles() {
  const list = join(site, 'files.json');
  if (!existsSync(list)) throw new Failure('The site is not built yet: run npm run build first.');
  const names = JSON.parse(readFileSync(list, 'utf8'));
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(site, name))]));
}

await main(async () => {
  const [named, to] = process.argv.slice(2);
  if (!named) throw new Failure('Name a lesson: npm run scorm -- slow-start');
  const own = named.endsWith('.md');
  const id = basename(named, '.md');
  const text = textOf(own ? named : join(root, 'public/lessons', `${named}.md`), named);
  const { module } = await runnerImport(page, { configFile: false, logLevel: 'error' });
  const { parseLesson, problemWords, scormFiles, scormZip } = module;
  const read = () => {
    try {
      return parseLesson(text);
    } catch (thrown) {
      throw new Failure(problemWords(thrown));
    }
  };
  const file = to ?? `skywindow-${id}-scorm.zip`;
  const zip = scormZip(scormFiles(id, read(), siteFiles()));
  writeFileSync(file, zip);
  say(`${file}: ${(zip.length / 1e6).toFixed(1)} MB`);
});
