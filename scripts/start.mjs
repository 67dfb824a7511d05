/** `npm start`: sets up what is missing, builds the page, serves it and prints its address. */
import { join } from 'node:path';
import { buildPage } from './build.mjs';
import { serve } from './serve.mjs';
import { everything } from './setup.mjs';
import { main, root, say } from './steps.mjs';

await main(async () => {
  await everything();
  await buildPage();
  const address = await serve(join(root, 'dist'), Number(process.env.PORT ?? 4173));
  say(`Skywindow is at ${address} (Ctrl+C ends it)`);
});
