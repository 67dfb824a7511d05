/** `npm run build`: writes the site for a host to dist/, after setting up what is missing. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { everything } from './setup.mjs';
import { main, root, run, say } from './steps.mjs';

/** Builds the page with what is set up; for a host, larger files also compressed as far as they can be. */
export async function buildPage({ forHost }) {
  say('Building the page');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  await run(
    process.execPath,
    [vite, 'build', '--logLevel', 'warn', '--mode', forHost ? 'host' : 'here'],
    'The page cannot be built: see the lines above.',
  );
}

/** Writes the site for a host, with a core that has learned from the benchmarks. */
export async function site() {
  await everything({ learned: true });
  await buildPage({ forHost: true });
  say('The site is in dist/: copy it to any static host, at any path.');
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main(site);
}
