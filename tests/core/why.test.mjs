/** Why a station uses a satellite, on the command line: a ladder of reasons, and sentences for what is not there. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refused, skywindow } from './command.mjs';

test('why says what speaks for a satellite and against it, by the satellite that geometry says serves', () => {
  const ask = (...words) => skywindow(['why', 'iridium', '--station', 'london', ...words]);
  const { stdout } = skywindow([
    'geometry',
    'iridium',
    '--handovers',
    'London',
    '--duration',
    '900',
  ]);
  const [, , from, to] = stdout.trim().split('\n')[2].split(',');
  const at = stdout.trim().split('\n')[2].split(',')[0];
  for (const [satellite, used] of [
    [to, true],
    [from, false],
  ]) {
    const [told] = JSON.parse(ask('--satellite', satellite, '--at', at).stdout);
    assert.equal(told.used, used);
    assert.equal(told.terminal, 'London');
    assert.equal(told.change === '', used);
    const against = told.rungs.filter(({ holds }) => holds === false);
    assert.deepEqual(
      against.map(({ name }) => name),
      used ? [] : ['Above the mask'],
    );
  }
  refused(['why', 'iridium', '--station', 'Atlantis', '--satellite', '0'], /"Atlantis"/);
  refused(['why', 'iridium', '--station', 'London', '--satellite', 'Moon'], /no satellite "Moon"/);
});
