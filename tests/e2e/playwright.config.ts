/** Browser tests on the built site, served under a sub-path as a static host would. */
import { defineConfig } from '@playwright/test';
import { port, site } from './site';

const chrome = process.env.CHROME_PATH;

/**
 * The last list counts, so it holds what Playwright switches off for pages on this machine too. Every window
 * of Chromium would else load the pop-ups of its address bar, as pages of their own that nobody sees.
 */
const off = [
  'HttpsUpgrades',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  timeout: 90_000,
  expect: { timeout: 20_000 },
  // A page waits as often as it works, so that two at once keep the two cores of a small machine busy.
  workers: 2,
  // Software rendering on a busy machine can stall for seconds; what passes only then is listed as flaky.
  retries: 1,
  reporter: [['list']],
  use: {
    baseURL: site,
    // What is kept for offline would be fetched anew in every test; offline.spec.ts lets it.
    serviceWorkers: 'block',
    // That the globe is coarser here, for want of a graphics card, is not said in every test.
    storageState: {
      cookies: [],
      origins: [
        {
          origin: new URL(site).origin,
          localStorage: [{ name: 'skywindow.drawing', value: 'told kept' }],
        },
      ],
    },
    // The processor draws the globe here: a small one leaves it time for the run. Layout has tests of its own sizes.
    viewport: { width: 1200, height: 700 },
    launchOptions: {
      ...(chrome ? { executablePath: chrome } : {}),
      args: [
        '--no-sandbox',
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
        // Without a graphics card only the globe asks for WebGL: pages are drawn faster the plain way.
        '--disable-gpu-compositing',
        '--disable-gpu-rasterization',
        `--disable-features=${off.join()}`,
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: { command: `node server.mjs ${port}`, url: site, reuseExistingServer: false },
});
