/** What a language lacks, what it says of texts that are no more, and where it cannot be right. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf, keyOf, messagesOf } from './files.mjs';

export function lacking(folder, code) {
  const english = new Map(messagesOf(folder, 'en').map(({ id, pattern }) => [id, pattern]));
  const said = messagesOf(folder, code);
  const ids = new Set(said.map(({ id }) => id));
  const problems = said.flatMap(({ id, pattern, file }) => {
    const wrong = english.has(id) ? wrongIn(pattern, english.get(id)) : null;
    return wrong === null ? [] : [`locales/${code}/${file}: ${id}: ${wrong}`];
  });
  return {
    all: english.size,
    missing: [...english.keys()].filter((id) => !ids.has(id)).length,
    stale: [...ids].filter((id) => !english.has(id)),
    problems: [...problems, ...unread(folder, code, said)],
  };
}

/** Messages that Fluent could not read: it leaves them out. */
function unread(folder, code, said) {
  return filesOf(folder, code).flatMap((file) => {
    const read = new Set(said.filter((one) => one.file === file).map(({ id }) => id));
    const text = readFileSync(join(folder, code, file), 'utf8');
    return [...text.matchAll(/^([a-z][\w-]*) *=/gm)]
      .filter(([, id]) => !read.has(id))
      .map(([, id]) => `locales/${code}/${file}: ${id} cannot be read`);
  });
}

/** Why a translation cannot say what the English text says, or null. */
function wrongIn(pattern, english) {
  const [own, given] = [partsOf(pattern), partsOf(english)];
  for (const name of own.names) {
    if (!given.names.has(name)) return `$${name} is not in the English text`;
  }
  for (const element of given.elements) {
    if (!own.elements.has(element)) return `${element} is missing`;
  }
  for (const element of own.elements) {
    if (!given.elements.has(element)) return `${element} is not in the English text`;
  }
  return own.other ? 'a message may have texts, values and selectors alone' : null;
}

/** The values and the elements that a pattern has, in whichever of its variants. */
function partsOf(pattern) {
  const found = { names: new Set(), elements: new Set(), other: false };
  const walk = (part) => {
    if (Array.isArray(part)) part.forEach(walk);
    else if (typeof part === 'string') {
      for (const [element] of part.matchAll(/<\/?\d+\/?>/g)) found.elements.add(element);
    } else if (part.type === 'var') found.names.add(part.name);
    else if (part.type === 'select') {
      walk(part.selector);
      for (const { value } of part.variants) walk(value);
    } else if (part.type !== 'str') found.other = true;
  };
  walk(pattern);
  if (typeof pattern !== 'string' && keyOf(pattern) === '') found.other = true;
  return found;
}
