/** Finds Firefox and a screen that nobody sees for it, or gets them: Firefox offers WebGL on a screen only. */
import { existsSync } from 'node:fs';
import { Failure, outputOf, run, say, works } from './steps.mjs';

const INSTALL = 'install firefox-esr and xvfb (Debian), or set FIREFOX_PATH to a Firefox';

function found() {
  const named = process.env.FIREFOX_PATH;
  if (named && !existsSync(named)) {
    throw new Failure(`FIREFOX_PATH is ${named}, but there is no such file.`);
  }
  const firefox = named || ['firefox-esr', 'firefox'].map(onPath).find(Boolean);
  const screen = process.env.DISPLAY ? 'here' : onPath('Xvfb');
  return firefox && screen ? firefox : '';
}

function onPath(name) {
  return outputOf('which', [name]).trim();
}

/** The path of a Firefox that can draw, installed if there was none and that can be done; empty if it cannot, which CI does not allow. */
export async function firefox() {
  if (!found() && process.getuid?.() === 0 && works('apt-get')) {
    say('No Firefox found: installing it to try the page in it');
    const packages = 'firefox-esr xvfb libgl1-mesa-dri libegl1 libgl1';
    try {
      await run(
        'sh',
        ['-c', `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${packages}`],
        '',
        { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } },
      );
    } catch {
      say('apt-get could not install it');
    }
  }
  const path = found();
  if (!path) {
    if (process.env.CI === 'true') {
      throw new Failure(`The page cannot be tried in Firefox: ${INSTALL}.`);
    }
    say(`The page is not tried in Firefox: ${INSTALL}.`);
  }
  return path;
}
