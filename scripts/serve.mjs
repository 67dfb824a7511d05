/** A small static server for dist/: files only, this machine only. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Failure, main, root, say } from './steps.mjs';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
};

/** The file a request means, if it is one inside `folder`. */
function fileFor(folder, url) {
  let path;
  try {
    path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return null;
  }
  const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
  const inside = file.startsWith(folder + sep);
  return inside && existsSync(file) && statSync(file).isFile() ? file : null;
}

/** The port to serve the page on: PORT, or 4173 without it; 0 takes any free one. */
export function pagePort() {
  const { PORT } = process.env;
  const port = Number(PORT || 4173);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Failure(`PORT must be a whole number from 0 to 65535, not "${PORT}".`);
  }
  return port;
}

/** Serves `folder` on `port`, or on the next free one; resolves with the address. */
export function serve(folder, port) {
  const server = createServer((request, response) => {
    const file = fileFor(folder, request.url ?? '/');
    if (!file) {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n');
      return;
    }
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  return new Promise((resolve, reject) => {
    server.on('error', (error) => {
      if (error.code === 'EADDRINUSE' && port < 65_535) {
        port += 1;
        server.listen(port, '127.0.0.1');
      } else {
        reject(new Failure(`The page cannot be served: ${error.message}`));
      }
    });
    server.listen(port, '127.0.0.1', () => resolve(`http://localhost:${server.address().port}/`));
  });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await main(async () => {
    say(`Serving dist/ at ${await serve(join(root, 'dist'), pagePort())}`);
  });
}
