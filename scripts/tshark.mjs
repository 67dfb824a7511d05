/** Finds tshark, the reader of captures that is not this project's, or gets it. */
import { existsSync } from 'node:fs';
import { Failure, outputOf, run, say, works } from './steps.mjs';

const INSTALL = 'install tshark (Debian: apt-get install tshark), or set TSHARK_PATH to it';

/** The path of tshark, installed if it was not there and that can be done; empty if it cannot, which CI does not allow. */
export async function tshark() {
  const named = process.env.TSHARK_PATH;
  if (named && !existsSync(named)) {
    throw new Failure(`TSHARK_PATH is ${named}, but there is no such file.`);
  }
  const found = () => named || outputOf('which', ['tshark']).trim();
  if (!found() && process.getuid?.() === 0 && works('apt-get')) {
    say('No tshark found: installing it to check captures');
    const command = 'apt-get update -qq && apt-get install -y -qq --no-install-recommends tshark';
    try {
      await run(
        'sh',
        ['-c', `DEBIAN_FRONTEND=noninteractive; export DEBIAN_FRONTEND; ${command}`],
        '',
        {
          quiet: true,
        },
      );
    } catch {
      say('apt-get could not install it');
    }
  }
  const path = found();
  if (!path) {
    if (process.env.CI === 'true') {
      throw new Failure(`Captures cannot be checked: ${INSTALL}.`);
    }
    say(`Captures are not checked with tshark: ${INSTALL}.`);
  }
  return path;
}
