// The build: a static site in dist/ that works on any sub-path, with Cesium's files beside it. And how units are tested.
/// <reference types="vitest/config" />
import {
  cpSync,
  createReadStream,
  existsSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { extname, join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { offlineWorker } from './scripts/offline.ts';
import { policy } from './scripts/policy.mjs';
import { precompress } from './scripts/precompress.ts';
import { slimEngine } from './scripts/slim-engine.ts';
import { languages, WORDS } from './scripts/words/plugin.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const engine = join(here, 'node_modules/@cesium/engine');

/** What the globe loads at run time, and where the package keeps it. Sky box, moon and water are not drawn. */
const cesiumFiles: ReadonlyArray<readonly [to: string, from: string]> = [
  ['Workers', join(engine, 'Build/Workers')],
  ['ThirdParty', join(engine, 'Build/ThirdParty')],
  ['Assets/Images', join(engine, 'Source/Assets/Images')],
  ['Assets/Textures/NaturalEarthII', join(engine, 'Source/Assets/Textures/NaturalEarthII')],
  [
    'Assets/approximateTerrainHeights.json',
    join(engine, 'Source/Assets/approximateTerrainHeights.json'),
  ],
];

const mediaTypes: Record<string, string> = {
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.xml': 'application/xml',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

/** Serves Cesium's files under cesium/ while developing, and copies them to dist/cesium/ on build. */
function cesiumAssets(): Plugin {
  return {
    name: 'skywindow-cesium-assets',
    configureServer(server) {
      server.middlewares.use('/cesium', (request, response, next) => {
        const wanted = normalize(decodeURIComponent((request.url ?? '').split('?')[0] ?? ''));
        for (const [to, from] of cesiumFiles) {
          const prefix = `/${to}`;
          if (wanted !== prefix && !wanted.startsWith(`${prefix}/`)) continue;
          const file = join(from, wanted.slice(prefix.length));
          if (!existsSync(file) || !statSync(file).isFile()) break;
          response.setHeader(
            'content-type',
            mediaTypes[extname(file)] ?? 'application/octet-stream',
          );
          createReadStream(file).pipe(response);
          return;
        }
        next();
      });
    },
    writeBundle(options) {
      for (const [to, from] of cesiumFiles) {
        cpSync(from, join(options.dir ?? 'dist', 'cesium', to), { recursive: true });
      }
    },
  };
}

/** Names the files of the site in files.json, for packages that hold all of it. */
function fileList(): Plugin {
  const folder = join(here, 'dist');
  return {
    name: 'skywindow-file-list',
    apply: 'build',
    closeBundle: {
      order: 'post',
      handler() {
        const names = readdirSync(folder, { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) =>
            relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'),
          )
          .filter((name) => name !== 'files.json' && !name.endsWith('.br'));
        writeFileSync(join(folder, 'files.json'), JSON.stringify(names.sort()));
      },
    },
  };
}

/** Writes the policy into the built page, for hosts that send none. Live reload needs more than it allows. */
function contentPolicy(): Plugin {
  const attrs = { 'http-equiv': 'Content-Security-Policy', content: policy };
  return {
    name: 'skywindow-content-policy',
    apply: 'build',
    transformIndexHtml: () => [{ tag: 'meta', attrs, injectTo: 'head-prepend' }],
  };
}

export default defineConfig(({ mode }) => ({
  root: 'web',
  base: './',
  publicDir: '../public',
  cacheDir: '../node_modules/.vite',
  plugins: [
    react(),
    languages(join(here, 'locales'), join(here, 'public/lessons')),
    cesiumAssets(),
    slimEngine(),
    contentPolicy(),
    offlineWorker(join(here, 'web/offline-worker.js')),
    fileList(),
    // The local server compresses what it sends by itself, sooner than this.
    mode === 'here' ? [] : precompress(join(here, 'dist/assets')),
  ],
  resolve: {
    alias: {
      'skywindow-core': join(here, 'sim-wasm/pkg/skywindow.js'),
      'skywindow-packets': join(here, 'sim-wasm/pkg/packets.js'),
    },
  },
  worker: { format: 'es' },
  optimizeDeps: { include: ['@cesium/engine'] },
  server: { fs: { allow: ['..'] } },
  // A process for each file would take longer to start than most files to run; a context of its own it has this way, too.
  test: { pool: 'vmThreads' },
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    // A part loaded later brings no styles with it, whose failure could not be made good by trying again.
    cssCodeSplit: false,
    // One file of what is loaded at once, and one of the charts that are asked for with it: parts loaded later would
    // else split what they share with them off.
    rolldownOptions: {
      output: {
        // The words of a language stand apart, for the service worker keeps them only where they are spoken.
        chunkFileNames: ({ facadeModuleId }) =>
          facadeModuleId?.startsWith(WORDS)
            ? 'assets/words/[name]-[hash].js'
            : 'assets/[name]-[hash].js',
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 2 },
            // Charts and globe both draw them, and neither waits for the other's chunk.
            { name: 'shapes', test: /[\\/](?:lossShapes|lossesSeen)\.ts$/, priority: 1 },
            { name: 'charts', test: /[\\/]ChartsPanel\.tsx$/ },
          ],
        },
      },
    },
    // What is loaded later needs no more than these, so there is nothing to preload with it.
    modulePreload: false,
    chunkSizeWarningLimit: 6000,
  },
}));
