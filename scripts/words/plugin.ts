/** Makes of the folder `locales` what the page loads: a list of languages, and the words of each in a file of its own. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { languagesOf, wordsOf } from './files.mjs';

const LIST = 'virtual:languages';
const ONE = 'virtual:words/';
/** How the names of modules begin that have the words of a language. */
export const WORDS = `\0${ONE}`;
/** How the name of a module ends that has the words of the experiments. */
const LATER = '-experiments';
/** Says every text so that what is in no file is seen; only the address asks for it. */
const PSEUDO = { code: 'qps', name: 'Pseudo', direction: 'ltr' };

/** `folder` has the words of each language, `lessons` a folder with the lessons that there are in it. */
export function languages(folder: string, lessons: string): Plugin {
  return {
    name: 'skywindow-languages',
    resolveId: (id) => (id === LIST || id.startsWith(ONE) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${LIST}`) return listOf(folder, lessons);
      if (!id.startsWith(WORDS)) return null;
      const name = id.slice(WORDS.length);
      const later = name.endsWith(LATER);
      const code = later ? name.slice(0, -LATER.length) : name;
      const words = JSON.stringify(wordsOf(folder, code, later));
      return `export default JSON.parse(${JSON.stringify(words)});`;
    },
  };
}

function listOf(folder: string, lessons: string): string {
  const all = [...languagesOf(folder), PSEUDO];
  const codes = all.map(({ code }) => code).filter((code) => code !== 'en');
  const loads = (ending: string) =>
    codes.map((code) => `${JSON.stringify(code)}: () => import('${ONE}${code}${ending}')`).join();
  const named = all.map(({ code, name, direction }) => ({ code, name, direction }));
  return `export const LANGUAGES = ${JSON.stringify(named)};
export const LESSONS = ${JSON.stringify(lessonsOf(lessons))};
const loads = { ${loads('')} };
const later = { ${loads(LATER)} };
export const load = (code) => loads[code]();
export const loadExperiments = (code) => later[code]();
export const direction = (code) => LANGUAGES.find((one) => one.code === code)?.direction ?? 'ltr';`;
}

/** The names of the lessons in each folder of `lessons`, which is named by a language. */
function lessonsOf(lessons: string): Record<string, readonly string[]> {
  const folders = readdirSync(lessons, { withFileTypes: true }).filter((one) => one.isDirectory());
  const named = folders.map(({ name }) => {
    const files = readdirSync(join(lessons, name)).filter((file) => file.endsWith('.md'));
    return [name, files.map((file) => file.replace(/\.md$/, '')).sort()] as const;
  });
  return Object.fromEntries(named);
}
