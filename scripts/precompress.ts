/** Compresses the build's larger files as far as Brotli can, once, so that no request waits for it. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
/** The others are as small as makes no difference, or compressed in themselves. */
const WORTH_IT = /\.(js|css|wasm)$/;
const LEAST = 8192;

/** Writes `NAME.br` beside the files of `folder` that gain by it. */
export function precompress(folder: string): Plugin {
  return {
    name: 'skywindow-precompress',
    apply: 'build',
    closeBundle: {
      order: 'post',
      async handler() {
        const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .filter((name) => WORTH_IT.test(name))
          .map((name) => join(folder, name));
        await Promise.all(files.map(compress));
      },
    },
  };
}

async function compress(file: string): Promise<void> {
  const content = readFileSync(file);
  if (content.length < LEAST) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    // The low bit of distances kept apart makes the core a little smaller.
    [constants.BROTLI_PARAM_NPOSTFIX]: 1,
    [constants.BROTLI_PARAM_NDIRECT]: 2,
  };
  writeFileSync(`${file}.br`, await brotli(content, { params }));
}
