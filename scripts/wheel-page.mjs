/** Puts the built page into the Python package, which serves it to the browsers of its machine. */
import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './steps.mjs';

/**
 * What the package has no use for: files that are compressed for hosts, documents that the core has in it, and the
 * worker that keeps a site for use without a network, which would keep it anew for every port.
 */
const LEFT_OUT = /^(presets|experiments)\/|\.br$|^(sw\.js|files\.json)$/;

/** Puts what is in dist/ into `site/` of the folder `modules`, in place of what was there. */
export function putPage(modules) {
  const [built, site] = [join(root, 'dist'), join(modules, 'site')];
  rmSync(site, { recursive: true, force: true });
  const names = readdirSync(built, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(built, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((name) => !LEFT_OUT.test(name));
  for (const name of names) cpSync(join(built, name), join(site, name));
  writeFileSync(join(site, 'files.json'), JSON.stringify(names.sort()));
}
