/** Serves dist/ under /a/sub-path/: the site must work wherever it is put. */
import { fileURLToPath } from 'node:url';
import { serve } from '../../scripts/serve.mjs';

const port = Number(process.argv[2]);
await serve(fileURLToPath(new URL('../../dist', import.meta.url)), port, '/a/sub-path/');
