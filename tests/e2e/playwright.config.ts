/** Browser tests on the built site, served under a sub-path as a static host would. */
import { defineConfig } from '@playwright/test';
import { port, site } from './site';

const chrome = process.env.CHROME_PATH;

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  timeout: 90_000,
  expect: { timeout: 20_000 },
  workers: 1,
  // Software rendering on a busy machine can stall for seconds; what passes only then is listed as flaky.
  retries: 1,
  reporter: [['list']],
  use: {
    baseURL: site,
    // The processor draws the globe here: a small one leaves it time for the run. Layout has tests of its own sizes.
    viewport: { width: 1200, height: 700 },
    launchOptions: {
      ...(chrome ? { executablePath: chrome } : {}),
      args: [
        '--no-sandbox',
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: { command: `node server.mjs ${port}`, url: site, reuseExistingServer: false },
});
