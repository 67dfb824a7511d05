/** The files of the languages: what each says, by key. Read as the page reads it, by Fluent. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { EXPERIMENTS } from './experiments.mjs';

/** Files whose messages are sentences with values in them that come whole, of the core, or with a family's numbers in them. */
export const SENTENCES = ['errors.ftl', 'events.ftl', 'families.ftl'];

/** Files of what few pages say, whose words are loaded with those. */
const LATER = [`${EXPERIMENTS}.ftl`];

/** The languages of a folder `locales` that have words, with the line that names each. */
export function languagesOf(folder) {
  const all = JSON.parse(readFileSync(join(folder, 'languages.json'), 'utf8'));
  return all.filter(({ code }) => filesOf(folder, code).length > 0);
}

export function filesOf(folder, code) {
  const place = join(folder, code);
  if (!existsSync(place)) return [];
  return readdirSync(place)
    .filter((name) => name.endsWith('.ftl'))
    .sort();
}

/** What the files of a language say: id, pattern as Fluent has it, and file, one after the other. */
export function messagesOf(folder, code) {
  return filesOf(folder, code).flatMap((file) => {
    const text = readFileSync(join(folder, code, file), 'utf8');
    return new FluentResource(text).body
      .filter(({ value }) => value !== null)
      .map(({ id, value }) => ({ id, pattern: value, file }));
  });
}

/** The key that an English pattern has in the sources. */
export function keyOf(pattern) {
  if (typeof pattern === 'string') return pattern;
  return pattern.map(keyPart).join('');
}

function keyPart(part) {
  if (typeof part === 'string') return part;
  if (part.type === 'var') return `{ $${part.name} }`;
  if (part.type === 'select') return part.variants.map(({ value }) => keyOf(value)).join('|');
  return part.value;
}

/** What a language says for each English text: what the page loads first, or what it loads with the experiments. */
export function wordsOf(folder, code, later = false) {
  const english = messagesOf(folder, 'en').filter(({ file }) => LATER.includes(file) === later);
  const keys = new Map(english.map(({ id, pattern }) => [id, keyOf(pattern)]));
  const sentences = english
    .filter(({ file, pattern }) => SENTENCES.includes(file) && typeof pattern !== 'string')
    .map(({ pattern }) => keyOf(pattern));
  const said = code === 'qps' ? english.map(pseudo) : messagesOf(folder, code);
  const messages = {};
  for (const { id, pattern } of said) {
    if (keys.has(id)) messages[keys.get(id)] = pattern;
  }
  return { messages, sentences };
}

/** None of them is a letter of English: what still has those is in no file. */
const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'åƀçðéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞɊŔŠŢÛṼŴẊÝŽ';
/** Other languages take so much more room than English. */
const LONGER = 0.4;

/** A message in a language that nobody speaks: longer, accented and in brackets, so that what is in no file is seen. */
function pseudo({ id, pattern }) {
  const parts = typeof pattern === 'string' ? [pattern] : pattern;
  if (parts.some((part) => part.type === 'select')) {
    return {
      id,
      pattern: parts.map((part) => ({ ...part, variants: part.variants?.map(pseudoForm) })),
    };
  }
  const letters = keyOf(pattern).replaceAll(/\{ \$\w+ \}|<\/?\d+\/?>/g, '').length;
  // In words, so that it breaks as a text does.
  const more = '~~~~~ '
    .repeat(Math.ceil((letters * LONGER) / 6))
    .slice(0, Math.ceil(letters * LONGER));
  return { id, pattern: ['⟦', ...parts.map(accented), `${more.trimEnd()}⟧`] };
}

function pseudoForm(variant) {
  return { ...variant, value: pseudo({ pattern: variant.value }).pattern };
}

function accented(part) {
  if (typeof part !== 'string') return part;
  return part.replaceAll(/<\/?\d+\/?>|\p{L}/gu, (found) => {
    const at = PLAIN.indexOf(found);
    return at < 0 ? found : ACCENTED.charAt(at);
  });
}
