/** `npm start`: sets up what is missing, builds the page, serves it and prints its address. Nobody waits for learning. */
import { join } from 'node:path';
import { buildPage } from './build.mjs';
import { pagePort, serve } from './serve.mjs';
import { everything } from './setup.mjs';
import { main, root } from './steps.mjs';

await main(async () => {
  const port = pagePort();
  await everything({ learned: false });
  await buildPage({ forHost: false });
  const address = await serve(join(root, 'dist'), port);
  process.stdout.write(`Skywindow is at ${address} (Ctrl+C ends it)\n`);
});
