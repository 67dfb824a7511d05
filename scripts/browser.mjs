/** Finds a Chromium for the browser tests, or gets one. */
import { existsSync } from 'node:fs';
import { Failure, outputOf, run, say, works } from './steps.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function onPath(name) {
  return outputOf('which', [name]).trim();
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : '';
}

/** The path of a Chromium that is there: CHROME_PATH, one on the PATH, or Playwright's own; empty if none. */
export async function findBrowser() {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (!existsSync(named)) {
      throw new Failure(`CHROME_PATH is ${named}, but there is no such file.`);
    }
    return named;
  }
  return names.map(onPath).find(Boolean) ?? (await playwrightsOwn());
}

/** The path of a Chromium, installed if there was none. */
export async function browser() {
  const found = await findBrowser();
  if (found) {
    return found;
  }
  say('No Chromium found: installing one for the tests');
  const attempts = [['npx', ['playwright', 'install', '--with-deps', 'chromium']]];
  if (process.getuid?.() === 0 && works('apt-get')) {
    attempts.push([
      'sh',
      ['-c', 'apt-get update -qq && apt-get install -y -qq --no-install-recommends chromium'],
    ]);
  }
  for (const [command, args] of attempts) {
    try {
      await run(command, args, '', { quiet: true });
      const path = await findBrowser();
      if (path) {
        return path;
      }
    } catch {
      say(`${command} could not install it`);
    }
  }
  throw new Failure('The browser tests need Chromium: install it, or set CHROME_PATH to one.');
}
