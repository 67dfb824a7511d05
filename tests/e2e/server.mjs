/** Serves dist/ under /a/sub-path/: the site must work wherever it is put. */
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '../../scripts/serve.mjs';

const port = Number(process.argv[2]);
// One folder a port: a server that is killed cannot take its own away.
const top = join(tmpdir(), `skywindow-site-${port}`);
rmSync(top, { recursive: true, force: true });
mkdirSync(join(top, 'a'), { recursive: true });
symlinkSync(fileURLToPath(new URL('../../dist', import.meta.url)), join(top, 'a/sub-path'), 'dir');
await serve(top, port);
