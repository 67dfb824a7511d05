/**
 * The browser of the path that is named, led by a test of Python: each line of its input is a word and what it is about, as JSON, and is
 * answered by a line of JSON.
 */
import { createInterface } from 'node:readline';
import { chromium } from '@playwright/test';

const browser = await chromium.launch({
  executablePath: process.argv[2],
  args: [
    ...['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
    // A page of another machine, as far as the browser knows.
    '--host-resolver-rules=MAP reader.test 127.0.0.1',
  ],
  chromiumSandbox: false,
});
const page = await browser.newPage({ viewport: { width: 1200, height: 800 } });
let [hosts, faults] = [new Set(), []];
page.context().on('request', (request) => {
  const { host, protocol } = new URL(request.url());
  if (protocol.startsWith('http')) hosts.add(host);
});
page.on('console', (message) => {
  if (message.type() === 'error') faults.push(message.text());
});
page.on('pageerror', (error) => faults.push(error.message));

/** The page in the innermost frame, once it is there. */
async function innermost() {
  for (;;) {
    const frame = page.frames().at(-1);
    if (frame.url().includes('/site/')) return frame;
    await page.waitForTimeout(50);
  }
}

const acts = {
  goto: (address) => page.goto(address).then(() => true),
  reload: () => page.reload().then(() => true),
  press: async (name) => {
    await (await innermost()).getByRole('button', { name, exact: true }).click();
    return true;
  },
  text: async (selector) => (await innermost()).locator(selector).first().innerText(),
  count: (selector) => page.locator(selector).count(),
  visible: (selector) =>
    page
      .locator(selector)
      .waitFor()
      .then(() => true),
  shot: (path) => page.screenshot({ path }).then(() => true),
  /** The hosts that were asked and what went wrong since this was asked last. */
  heard: async () => {
    const said = { hosts: [...hosts].sort(), faults };
    [hosts, faults] = [new Set(), []];
    return said;
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const [word, about] = JSON.parse(line);
  const answer = await acts[word](about).catch((error) => ({ error: error.message }));
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
await browser.close();
