/** The modules of a Rust crate, which of them names which, and those that need each other in a circle. */
import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { files } from './page-imports.mjs';

/** The module of a file, as `sctp::sender`; that of the crate itself is empty. */
export function moduleOf(path) {
  const parts = path.replace(/\.rs$/, '').split(sep);
  if (['mod', 'lib', 'main'].includes(parts.at(-1))) parts.pop();
  return parts.join('::');
}

/** The sources of a crate without comments and tests: what a test needs makes no circle. */
function code(text) {
  const bare = text.replace(/\/\/.*$/gm, '');
  const tests = bare.search(/#\[cfg\(test\)\]\s*(?:pub(?:\(\w+\))?\s+)?mod \w+ \{/);
  return tests < 0 ? bare : bare.slice(0, tests);
}

/** The branches of a tree of `use`, split at its outermost commas. */
function branches(tree) {
  const found = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < tree.length; index += 1) {
    if (tree[index] === '{') depth += 1;
    if (tree[index] === '}') depth -= 1;
    if (tree[index] === ',' && depth === 0) {
      found.push(tree.slice(start, index));
      start = index + 1;
    }
  }
  return [...found, tree.slice(start)].map((branch) => branch.trim()).filter(Boolean);
}

/** The paths that a tree of `use` names, each as its words. */
function paths(tree, before = []) {
  return branches(tree).flatMap((branch) => {
    const open = branch.indexOf('{');
    if (open < 0) return [[...before, ...branch.split(/\s+as\s+/)[0].split('::')]];
    const head = branch.slice(0, open).replace(/::\s*$/, '');
    return paths(branch.slice(open + 1, branch.lastIndexOf('}')), [...before, ...head.split('::')]);
  });
}

const USE = /^\s*(?:pub(?:\([^)]*\))?\s+)?use\s+((?:crate|super|self)\b[^;]*);/gm;
const NAMED = /\b(?:crate|super)(?:::\w+)+/g;

/** All paths within its crate that a source names, each as its words. */
export function named(text) {
  const bare = code(text);
  const used = [...bare.matchAll(USE)].flatMap(([, tree]) => paths(tree.replace(/\s+/g, ' ')));
  const rest = [...bare.replace(USE, '').matchAll(NAMED)].map(([path]) => path.split('::'));
  return [...used, ...rest].map((words) => words.map((word) => word.trim()));
}

/** The module that a path means where it stands in `here`; `modules` has all there are. */
function meant(words, here, modules) {
  const rest = [...words];
  let place = here ? here.split('::') : [];
  if (rest[0] === 'crate') place = [];
  while (['crate', 'self', 'super'].includes(rest[0])) {
    if (rest.shift() === 'super') place.pop();
  }
  const full = [...place, ...rest];
  while (full.length > 0 && !modules.has(full.join('::'))) full.pop();
  return full.join('::');
}

/**
 * Which modules of the crate with its sources in `folder` name which others. A module, what it is made of and what it
 * is a part of may name each other: those are left out.
 */
export function moduleGraph(folder) {
  const sources = files(folder).filter((file) => file.endsWith('.rs'));
  const modules = new Map(sources.map((file) => [moduleOf(relative(folder, file)), file]));
  const kin = (one, other) => `${one}::`.startsWith(`${other}::`);
  return new Map(
    [...modules].map(([module, file]) => {
      const targets = named(readFileSync(file, 'utf8')).map((path) => meant(path, module, modules));
      const others = targets.filter((to) => to && module && !kin(to, module) && !kin(module, to));
      return [module, new Set(others)];
    }),
  );
}

/** The sets of modules, each of two or more, in which every one needs every other, by Tarjan. */
export function knots(graph) {
  const found = [];
  const number = new Map();
  const lowest = new Map();
  const waiting = [];
  const visit = (module) => {
    number.set(module, number.size);
    lowest.set(module, number.get(module));
    waiting.push(module);
    for (const next of graph.get(module)) {
      if (!number.has(next)) visit(next);
      if (waiting.includes(next)) {
        lowest.set(module, Math.min(lowest.get(module), lowest.get(next)));
      }
    }
    if (lowest.get(module) === number.get(module)) {
      const knot = waiting.splice(waiting.indexOf(module));
      if (knot.length > 1) found.push(knot.sort());
    }
  };
  for (const module of graph.keys()) {
    if (!number.has(module)) visit(module);
  }
  return found;
}
