/** Which files of a folder of TypeScript or JavaScript import which others. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The paths of what a file imports. */
export const IMPORTS = /(?:from|import|import\()\s*["'](\.[^"']+)["']/g;

/** All files of a folder and of the folders in it. */
export function files(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? files(path) : [path];
  });
}

/** For each source file of the folders, those of them that it imports. */
export function importsOf(...folders) {
  const graph = new Map();
  for (const file of folders.flatMap(files)) {
    if (/\.(tsx?|mjs)$/.test(file)) graph.set(file, []);
  }
  const meant = (file, target) => {
    const base = join(dirname(file), target);
    const names = [base, ...['.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => base + end)];
    return names.find((name) => graph.has(name));
  };
  for (const file of graph.keys()) {
    for (const [, target] of readFileSync(file, 'utf8').matchAll(IMPORTS)) {
      const other = meant(file, target);
      if (other) graph.get(file).push(other);
    }
  }
  return graph;
}
