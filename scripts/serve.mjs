/** A small static server for dist/: files only, this machine only. */
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { siteOf } from './site.mjs';
import { Failure, main, root, say } from './steps.mjs';

/** The port to serve the page on: PORT, or 4173 without it; 0 takes any free one. */
export function pagePort() {
  const { PORT } = process.env;
  const port = Number(PORT || 4173);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Failure(`PORT must be a whole number from 0 to 65535, not "${PORT}".`);
  }
  return port;
}

/** Serves `folder` below `base` on `port`, or on the next free one; resolves with the address. */
export function serve(folder, port, base = '/') {
  const server = createServer(siteOf(folder, base));
  return new Promise((resolve, reject) => {
    const early = (error) => {
      if (error.code === 'EADDRINUSE' && port < 65_535) {
        port += 1;
        server.listen(port, '127.0.0.1');
      } else {
        reject(new Failure(`The page cannot be served: ${error.message}`));
      }
    };
    server.on('error', early);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', early);
      // One connection that cannot be had costs the others nothing.
      server.on('error', (error) => say(`A connection could not be served: ${error.message}`));
      resolve(`http://localhost:${server.address().port}${base}`);
    });
  });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main(async () => {
    say(`Serving dist/ at ${await serve(join(root, 'dist'), pagePort())}`);
  });
}
