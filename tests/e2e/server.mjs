/** Serves dist/ under /a/sub-path/: the site must work wherever it is put. */
import { mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '../../scripts/serve.mjs';

const top = mkdtempSync(join(tmpdir(), 'skywindow-site-'));
mkdirSync(join(top, 'a'));
symlinkSync(fileURLToPath(new URL('../../dist', import.meta.url)), join(top, 'a/sub-path'), 'dir');
await serve(top, Number(process.argv[2]));
