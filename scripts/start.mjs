/** `npm start`: sets up what is missing, builds the page, serves it and prints its address. */
import { join } from 'node:path';
import { buildPage } from './build.mjs';
import { pagePort, serve } from './serve.mjs';
import { everything } from './setup.mjs';
import { main, root } from './steps.mjs';

await main(async () => {
  const port = pagePort();
  await everything();
  await buildPage();
  const address = await serve(join(root, 'dist'), port);
  process.stdout.write(`Skywindow is at ${address} (Ctrl+C ends it)\n`);
});
