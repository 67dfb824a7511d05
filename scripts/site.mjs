/** Answers requests with the files of a folder, as any static host should: docs/hosting.md says why each header. */
import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import { basename, extname, join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { policy } from './policy.mjs';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.wasm': 'application/wasm',
  '.woff': 'font/woff',
  '.icc': 'application/vnd.iccprofile',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
};
/** What compression makes smaller; pictures and typefaces already are. */
const compressible = new Set([
  '.html',
  '.js',
  '.css',
  '.json',
  '.svg',
  '.wasm',
  '.xml',
  '.txt',
  '.md',
]);
const LEAST_COMPRESSED = 512;

/** The build names these files by their content, so that a name never means anything else. */
const NAMED_BY_CONTENT = /[\\/]assets[\\/][^\\/]+-[\w-]{8}\.\w+$/;
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Kept by browsers, but asked about each time: the answer is mostly that nothing has changed. */
const ASK_AGAIN = 'no-cache';

const always = { 'x-content-type-options': 'nosniff' };

const brotli = promisify(brotliCompress);
/** In the order of preference. */
const encoders = {
  // The highest level that is done while the page waits; the build has gone further with what is large.
  br: (content) =>
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: promisify(gzip),
};

/** Errors that mean that there is no such file. */
const absent = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG']);

/**
 * A function that answers requests below `base`, which ends with a slash, from `folder`; whatever goes wrong with one,
 * the next is answered.
 */
export function siteOf(folder, base = '/') {
  const top = resolve(folder);
  const files = new Files();
  return (request, response) => {
    answer(top, base, files, request, response).catch((error) => {
      const there = !absent.has(error?.code);
      refuse(
        request,
        response,
        there ? 500 : 404,
        there ? 'This file cannot be read' : 'Not found',
      );
    });
  };
}

async function answer(top, base, files, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    refuse(request, response, 405, 'Only GET and HEAD are answered', { allow: 'GET, HEAD' });
    return;
  }
  const path = pathOf(request.url ?? '/');
  const below = path?.startsWith(base) ? `/${path.slice(base.length)}` : null;
  const file = below && join(top, below.endsWith('/') ? `${below}index.html` : below);
  if (!file || !(await isWithin(top, file))) {
    refuse(request, response, 404, 'Not found');
    return;
  }
  const about = await stat(file);
  if (about.isDirectory()) {
    // Relative, so that it stays on this host whatever was asked for.
    const place = `./${encodeURIComponent(basename(file))}/`;
    refuse(request, response, 301, 'Moved', { location: place });
  } else if (about.isFile()) {
    await send(await files.read(top, file, about), file, request, response);
  } else {
    refuse(request, response, 404, 'Not found');
  }
}

/** Whether a file lies in the folder `top`, also where a symbolic link on its way leads somewhere else. */
async function isWithin(top, file) {
  if (!file.startsWith(top + sep)) return false;
  const [real, above] = await Promise.all([realpath(file), realpath(top)]);
  return real.startsWith(above + sep);
}

/** The path that is asked for, or null if it means nothing. */
function pathOf(url) {
  try {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    return path.includes('\0') ? null : path;
  } catch {
    return null;
  }
}

async function send(kept, file, request, response) {
  const { range, 'if-range': condition } = request.headers;
  const asked = range !== undefined && (!condition || condition === kept.etag);
  const parts = asked ? partOf(range, kept.content.length) : null;
  // Parts are of the file as it is: those of a compressed one would depend on the compressor.
  const encoding = parts === null ? wanted(kept, request.headers['accept-encoding']) : null;
  const etag = encoding === null ? kept.etag : `${kept.etag.slice(0, -1)}-${encoding}"`;
  const ending = extname(file);
  const headers = {
    ...always,
    etag,
    'cache-control': NAMED_BY_CONTENT.test(file) ? FOR_EVER : ASK_AGAIN,
    ...(kept.packed ? { vary: 'accept-encoding' } : {}),
  };
  if (unchanged(request.headers['if-none-match'], etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  headers['content-type'] = types[ending] ?? 'application/octet-stream';
  headers['accept-ranges'] = 'bytes';
  // A worker is bound by the policy that came with its own script, not by that of the page.
  if (ending === '.html' || ending === '.js') headers['content-security-policy'] = policy;
  if (parts === 'none') {
    const size = `bytes */${kept.content.length}`;
    refuse(request, response, 416, 'There is no such part', { 'content-range': size });
    return;
  }
  let body = kept.content;
  if (parts !== null) {
    const [first, last] = parts;
    headers['content-range'] = `bytes ${first}-${last}/${kept.content.length}`;
    body = kept.content.subarray(first, last + 1);
  } else if (encoding !== null) {
    headers['content-encoding'] = encoding;
    body = await kept.packed[encoding]();
  }
  headers['content-length'] = body.length;
  response.writeHead(parts === null ? 200 : 206, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

function refuse(request, response, status, sentence, headers = {}) {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const text = `${sentence}\n`;
  response.writeHead(status, {
    ...always,
    'content-type': 'text/plain; charset=utf-8',
    'content-length': text.length,
    'cache-control': 'no-store',
    ...headers,
  });
  response.end(request.method === 'HEAD' ? undefined : text);
}

/** The first and last byte of a range, 'none' if the file has no such part, null if the whole file is to be sent. */
function partOf(range, size) {
  // Several parts at once may be answered with the whole (RFC 9110 14.2).
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(range.trim()) ?? [];
  if (from === undefined || (from === '' && to === '')) return null;
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'none' : [size - length, size - 1];
  }
  if (to !== '' && Number(to) < Number(from)) return null;
  if (Number(from) >= size) return 'none';
  return [Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1)];
}

/** The best encoding that the browser takes and the file has, or null for none (RFC 9110 12.5.3). */
function wanted(kept, accepted = '') {
  if (!kept.packed) return null;
  const weights = new Map();
  for (const part of accepted.toLowerCase().split(',')) {
    const [name, ...parameters] = part.split(';').map((text) => text.trim());
    const q = parameters.find((text) => text.startsWith('q='));
    weights.set(name, q === undefined ? 1 : Number(q.slice(2)) || 0);
  }
  const weight = (name) => weights.get(name) ?? weights.get('*') ?? 0;
  const [best] = Object.keys(encoders).sort((a, b) => weight(b) - weight(a));
  return weight(best) > 0 ? best : null;
}

function unchanged(header, etag) {
  if (header === undefined) return false;
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}

/** Files with what is worked out from their content, kept for as long as the file on disk is the same. */
class Files {
  #kept = new Map();

  async read(top, file, { mtimeMs, size, ino }) {
    const version = `${mtimeMs} ${size} ${ino}`;
    const known = this.#kept.get(file);
    if (known?.version === version) return known;
    const content = await readFile(file);
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22);
    const packs = compressible.has(extname(file)) && content.length >= LEAST_COMPRESSED;
    const built = packs && NAMED_BY_CONTENT.test(file) ? await ready(top, file) : {};
    const made = {
      version,
      content,
      etag: `"${hash}"`,
      packed: packs ? { ...packed(content), ...built } : null,
    };
    this.#kept.set(file, made);
    return made;
  }
}

/** What the build has compressed already of a file whose name tells its content. */
async function ready(top, file) {
  try {
    if (!(await isWithin(top, `${file}.br`))) return {};
    const content = await readFile(`${file}.br`);
    return { br: async () => content };
  } catch (error) {
    if (absent.has(error.code)) return {};
    throw error;
  }
}

/** Each encoding of a content, made when it is first asked for. */
function packed(content) {
  return Object.fromEntries(
    Object.entries(encoders).map(([name, encode]) => {
      let made = null;
      const forget = (error) => {
        made = null;
        throw error;
      };
      return [name, () => (made ??= encode(content).catch(forget))];
    }),
  );
}
