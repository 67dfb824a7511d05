/** The packages of npm that the page has in it: those of the lock file that are not for development alone. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../steps.mjs';

/** The licence of packages that have its words, but do not name it. */
const UNNAMED = { 'png-js': 'MIT' };

/** Name, version, licence, author as the package names one, hash as the lock file has it, and the folder where a package is installed. */
export function packages() {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(lock.packages)
    .filter(([path, { dev }]) => path !== '' && !dev && existsSync(join(root, path)))
    .map(([path, { version, license, integrity }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const repository = `https://www.npmjs.com/package/${name}`;
      const folder = join(root, path);
      const { author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      const named = { license: license ?? UNNAMED[name], author: author?.name ?? author };
      return { name, version, ...named, integrity, repository, folder };
    });
}
