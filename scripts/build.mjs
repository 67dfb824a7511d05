/** `npm run build`: writes the static site to dist/, after setting up what is missing. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { everything } from './setup.mjs';
import { main, root, run, say } from './steps.mjs';

/** Builds the page with what is set up. */
export async function buildPage() {
  say('Building the page');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  await run(
    process.execPath,
    [vite, 'build', '--logLevel', 'warn'],
    'The page cannot be built: see the lines above.',
  );
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main(async () => {
    await everything();
    await buildPage();
    say('The site is in dist/: copy it to any static host, at any path.');
  });
}
