/** Writes the service worker of a build: its version, the files that it keeps at once and later, then its own text. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/** What the page never asks for: documents that are compiled in, and the worker itself. */
const LEFT_OUT = /^(experiments|presets)\/|^(sw\.js|index\.html)$/;
/** What only those ask for who speak another language: its words and its lessons. */
const LATER = /^(assets\/words|lessons\/[^/]+)\//;

export function offlineWorker(source: string): Plugin {
  let folder = 'dist';
  return {
    name: 'skywindow-offline',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    closeBundle() {
      const files = listed(folder, folder).filter((file) => !LEFT_OUT.test(file));
      const hash = createHash('sha256');
      for (const file of ['index.html', ...files]) {
        hash.update(`${file}\0`).update(readFileSync(join(folder, file)));
      }
      const text = readFileSync(source, 'utf8');
      const version = hash.update(text).digest('hex').slice(0, 16);
      const later = files.filter((file) => LATER.test(file));
      const first = files.filter((file) => !LATER.test(file));
      const head = [`const VERSION = '${version}';`, list('FILES', first), list('LATER', later)];
      writeFileSync(join(folder, 'sw.js'), `${head.join('\n')}\n${text}`);
    },
  };
}

/** All files of a folder, by their paths in addresses, in order. */
function listed(folder: string, top: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? listed(path, top) : [relative(top, path).split(sep).join('/')];
    })
    .sort();
}

/** A line of JavaScript that names files. */
function list(name: string, files: readonly string[]): string {
  return `const ${name} = ${JSON.stringify(files)};`;
}
