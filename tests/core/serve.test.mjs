/** The local server: what a browser gets from it, and that nothing asked of it ends it. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';

const script = 'const s = 1;\n'.repeat(200);
const picture = Buffer.from(Array.from({ length: 1000 }, (_, at) => at % 251));
const serve = fileURLToPath(new URL('../../scripts/serve.mjs', import.meta.url));

let folder;
let child;
let site;

/** A server of `folder` as a process of its own, which may open `files` files at most. */
async function started(files) {
  const code = `import { serve } from ${JSON.stringify(serve)};
    process.stdout.write(await serve(process.argv[1], 0) + '\\n');`;
  const command = `ulimit -n ${files}; exec "$0" --input-type=module -e "$1" "$2"`;
  const shell = ['-c', command, process.execPath, code, join(folder, 'site')];
  const server = spawn('sh', shell, { stdio: ['ignore', 'pipe', 'inherit'] });
  const address = await new Promise((done) => server.stdout.once('data', done));
  return [server, new URL(String(address).trim())];
}

/** One request, whose path is sent as it is; gives status, headers and body. */
function get(path, headers = {}, method = 'GET', at = site) {
  return new Promise((done, failed) => {
    const options = { host: '127.0.0.1', port: at.port, path, method, headers, agent: false };
    const asked = request(options, (response) => {
      const parts = [];
      response.on('data', (part) => parts.push(part));
      response.on('error', failed);
      response.on('end', () =>
        done({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    });
    asked.on('error', failed);
    asked.end();
  });
}

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'skywindow-serve-'));
  mkdirSync(join(folder, 'site/assets'), { recursive: true });
  mkdirSync(join(folder, 'site/empty'));
  writeFileSync(join(folder, 'secret.txt'), 'not of the site');
  writeFileSync(join(folder, 'site/index.html'), '<!doctype html><title>page</title>');
  writeFileSync(join(folder, 'site/assets/app-B3x_9-aQ.js'), script);
  writeFileSync(join(folder, 'site/picture.png'), picture);
  // A file that is there and cannot be read, for every user.
  symlinkSync('loop.js', join(folder, 'site/loop.js'));
  [child, site] = await started(256);
});

after(() => {
  child.kill();
  rmSync(folder, { recursive: true });
});

test('what the build has compressed is sent as it lies there', async () => {
  // Not as small as the server itself would make it, so that the two can be told apart.
  const params = { [constants.BROTLI_PARAM_QUALITY]: 0 };
  const packed = brotliCompressSync(script, { params });
  writeFileSync(join(folder, 'site/assets/core-C3x_9-aQ.js'), script);
  writeFileSync(join(folder, 'site/assets/core-C3x_9-aQ.js.br'), packed);
  const { headers, body } = await get('/assets/core-C3x_9-aQ.js', {
    'accept-encoding': 'gzip, br',
  });
  assert.equal(headers['content-encoding'], 'br');
  assert.deepEqual(body, packed);
  assert.deepEqual((await get('/assets/core-C3x_9-aQ.js')).body, Buffer.from(script));
});

test('scripts come compressed as the browser asks, with their type and their length', async () => {
  for (const [accepted, encoding, unpack] of [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['*', 'br', brotliDecompressSync],
    ['identity', undefined, (body) => body],
    ['', undefined, (body) => body],
  ]) {
    const path = '/assets/app-B3x_9-aQ.js';
    const { status, headers, body } = await get(path, { 'accept-encoding': accepted });
    assert.equal(status, 200, accepted);
    assert.equal(headers['content-encoding'], encoding, accepted);
    assert.equal(unpack(body).toString(), script, accepted);
    assert.equal(Number(headers['content-length']), body.length, accepted);
    assert.equal(headers['content-type'], 'text/javascript; charset=utf-8');
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.match(headers.vary, /accept-encoding/i);
  }
});

test('pictures come as they are', async () => {
  const { headers, body } = await get('/picture.png', { 'accept-encoding': 'br' });
  assert.equal(headers['content-encoding'], undefined);
  assert.deepEqual(body, picture);
});

test('what is named by its content is kept for ever, the rest is asked for again and mostly unchanged', async () => {
  const script = await get('/assets/app-B3x_9-aQ.js');
  assert.match(script.headers['cache-control'], /max-age=31536000, immutable/);
  for (const encoding of ['identity', 'gzip', 'br']) {
    const page = await get('/', { 'accept-encoding': encoding });
    assert.equal(page.headers['cache-control'], 'no-cache');
    const asked = { 'accept-encoding': encoding, 'if-none-match': `"other", ${page.headers.etag}` };
    const again = await get('/', asked);
    assert.equal(again.status, 304);
    assert.equal(again.body.length, 0);
    assert.equal(again.headers.etag, page.headers.etag);
  }
  const before = await get('/');
  writeFileSync(join(folder, 'site/index.html'), '<!doctype html><title>another page</title>');
  const after = await get('/', { 'if-none-match': before.headers.etag });
  assert.equal(after.status, 200);
  assert.match(after.body.toString(), /another page/);
});

test('the page and its workers come with the policy that the docs tell a host to send', async () => {
  const { headers } = await get('/');
  assert.match(headers['content-security-policy'], /^default-src 'self'; /);
  assert.doesNotMatch(headers['content-security-policy'], /unsafe-inline|'unsafe-eval'|frame-/);
  const script = await get('/assets/app-B3x_9-aQ.js');
  assert.equal(script.headers['content-security-policy'], headers['content-security-policy']);
  const hosting = readFileSync(new URL('../../docs/hosting.md', import.meta.url), 'utf8');
  assert.ok(hosting.includes(`\n${headers['content-security-policy']}\n`), 'docs/hosting.md');
});

test('HEAD tells what GET would, without the body; other methods are refused', async () => {
  const asked = { 'accept-encoding': 'br' };
  const whole = await get('/assets/app-B3x_9-aQ.js', asked);
  const head = await get('/assets/app-B3x_9-aQ.js', asked, 'HEAD');
  for (const name of ['content-length', 'content-encoding', 'content-type', 'etag']) {
    assert.equal(head.headers[name], whole.headers[name]);
  }
  assert.equal(head.body.length, 0);
  const posted = await get('/', {}, 'POST');
  assert.deepEqual([posted.status, posted.headers.allow], [405, 'GET, HEAD']);
});

test('parts of a file are sent as they were asked for', async () => {
  const part = async (range, more = {}) => get('/picture.png', { range, ...more });
  for (const [range, first, last] of [
    ['bytes=0-9', 0, 9],
    ['bytes=990-', 990, 999],
    ['bytes=-5', 995, 999],
    ['bytes=-5000', 0, 999],
    ['bytes=500-5000', 500, 999],
  ]) {
    const { status, headers, body } = await part(range);
    assert.equal(status, 206, range);
    assert.equal(headers['content-range'], `bytes ${first}-${last}/1000`);
    assert.deepEqual(body, picture.subarray(first, last + 1));
  }
  for (const range of ['bytes=1000-', 'bytes=-0']) {
    const { status, headers } = await part(range);
    assert.deepEqual([status, headers['content-range']], [416, 'bytes */1000'], range);
  }
  for (const range of ['bytes=9-3', 'bytes=0-1,5-6', 'lines=1-2', 'bytes=-']) {
    assert.equal((await part(range)).status, 200, range);
  }
  const { etag } = (await get('/picture.png')).headers;
  assert.equal((await part('bytes=0-9', { 'if-range': etag })).status, 206);
  assert.equal((await part('bytes=0-9', { 'if-range': '"older"' })).status, 200);
  const script = await part('bytes=0-9', { 'accept-encoding': 'br' });
  assert.equal(script.headers['content-encoding'], undefined);
});

test('nothing outside the folder is sent, and a folder is sent to its page', async () => {
  for (const path of [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '//..//secret.txt',
    '/index.html%00.png',
    '/%E0%A4%A',
    '/empty/',
    '/nothing',
    `/${'x'.repeat(5000)}`,
  ]) {
    assert.equal((await get(path)).status, 404, path);
  }
  const moved = await get('/assets');
  assert.deepEqual([moved.status, moved.headers.location], [301, './assets/']);
});

test('symbolic links are followed within the folder, and never out of it', async () => {
  const within = (path) => join(folder, 'site', path);
  symlinkSync('../secret.txt', within('link.txt'));
  symlinkSync(folder, within('above'), 'dir');
  symlinkSync(within('picture.png'), within('same.png'));
  writeFileSync(within('assets/part-D3x_9-aQ.js'), script);
  symlinkSync(join(folder, 'secret.txt'), within('assets/part-D3x_9-aQ.js.br'));
  for (const path of ['/link.txt', '/above/secret.txt', '/above', '/above/']) {
    assert.equal((await get(path)).status, 404, path);
  }
  assert.deepEqual((await get('/same.png')).body, picture);
  const { body } = await get('/assets/part-D3x_9-aQ.js', { 'accept-encoding': 'br' });
  assert.deepEqual(brotliDecompressSync(body), Buffer.from(script));
});

test('a file that cannot be read is answered with 500, and the next one is sent', async () => {
  assert.equal((await get('/loop.js')).status, 500);
  assert.equal((await get('/')).status, 200);
});

test('a server that can open no more files says so and lives on', async () => {
  const [server, at] = await started(40);
  const idle = [];
  try {
    const asking = connect(at.port, '127.0.0.1');
    const answers = [];
    asking.on('data', (part) => answers.push(String(part)));
    await new Promise((done) => asking.once('connect', done));
    // Each takes one of the files that the server may open, until none is left.
    for (let count = 0; count < 40; count += 1) {
      const socket = connect(at.port, '127.0.0.1');
      socket.on('error', () => undefined);
      idle.push(socket);
      await new Promise((done) => socket.once('connect', done).once('close', done));
    }
    await new Promise((done) => setTimeout(done, 100));
    asking.write('GET /picture.png HTTP/1.1\r\nhost: localhost\r\n\r\n');
    while (answers.length === 0) await new Promise((done) => asking.once('data', done));
    assert.match(answers[0], /^HTTP\/1\.1 500 /);
    asking.destroy();
    for (const socket of idle) socket.destroy();
    let status = 0;
    for (let tries = 0; tries < 50 && status !== 200; tries += 1) {
      await new Promise((done) => setTimeout(done, 100));
      status = await get('/picture.png', {}, 'GET', at).then(
        (answer) => answer.status,
        () => 0,
      );
    }
    assert.equal(status, 200);
  } finally {
    for (const socket of idle) socket.destroy();
    server.kill();
  }
});
