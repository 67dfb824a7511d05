/** Makes of the folder `locales` what the page loads: a list of languages, and the words of each in a file of its own. */
import type { Plugin } from 'vite';
import { languagesOf, wordsOf } from './files.mjs';

const LIST = 'virtual:languages';
const ONE = 'virtual:words/';
/** Says every text so that what is in no file is seen; only the address asks for it. */
const PSEUDO = { code: 'qps', name: 'Pseudo', direction: 'ltr' };

export function languages(folder: string): Plugin {
  return {
    name: 'skywindow-languages',
    resolveId: (id) => (id === LIST || id.startsWith(ONE) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${LIST}`) return listOf(folder);
      if (!id.startsWith(`\0${ONE}`)) return null;
      const words = JSON.stringify(wordsOf(folder, id.slice(ONE.length + 1)));
      return `export default JSON.parse(${JSON.stringify(words)});`;
    },
  };
}

function listOf(folder: string): string {
  const all = [...languagesOf(folder), PSEUDO];
  const loads = all
    .filter(({ code }) => code !== 'en')
    .map(({ code }) => `${JSON.stringify(code)}: () => import('${ONE}${code}')`);
  const named = all.map(({ code, name, direction }) => ({ code, name, direction }));
  return `export const LANGUAGES = ${JSON.stringify(named)};
const loads = { ${loads.join(', ')} };
export const load = (code) => loads[code]();
export const direction = (code) => LANGUAGES.find((one) => one.code === code)?.direction ?? 'ltr';`;
}
