/** The packages of npm that the page has in it: those of the lock file that are not for development alone. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../steps.mjs';

/** Name, version, licence, hash as the lock file has it, and the folder where a package is installed. */
export function packages() {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(lock.packages)
    .filter(([path, { dev }]) => path !== '' && !dev && existsSync(join(root, path)))
    .map(([path, { version, license, integrity }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const repository = `https://www.npmjs.com/package/${name}`;
      return { name, version, license, integrity, repository, folder: join(root, path) };
    });
}
