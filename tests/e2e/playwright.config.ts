/** Browser tests on the built site, served under a sub-path as a static host would. */
import { defineConfig } from '@playwright/test';

const port = 41_730;
const chrome = process.env.CHROME_PATH;

export default defineConfig({
  testDir: '.',
  timeout: 90_000,
  expect: { timeout: 20_000 },
  workers: 1,
  retries: 0,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}/a/sub-path/`,
    viewport: { width: 1440, height: 900 },
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
  webServer: {
    command: `node server.mjs ${port}`,
    url: `http://localhost:${port}/a/sub-path/`,
    reuseExistingServer: false,
  },
});
