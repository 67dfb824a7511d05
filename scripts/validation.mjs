/**
 * `npm run validation`: writes docs/validation/, what the tests compare with others' measurements, of every setting
 * where `npm test` takes a sample (some minutes). The tests fail where a file says something else than they measure.
 */
import { join } from 'node:path';
import { main, root, run, say, workspace } from './steps.mjs';

/** The tests that compare: a crate, one of its test programs, and names in it. */
const TESTS = [
  ['elements', 'verification', 'every_state_agrees'],
  ['orbit', 'sky', 'every_handover_of_a_day'],
  ['transport', 'tcp', 'laws::', 'linux::', 'linux_controllers::', 'linux_tuned::'],
  ['transport', 'sctp', 'stacks::', 'linux::'],
  ['study', 'study', 'reference::', 'geometry::'],
  ['world', 'world', 'reference::', 'fa_trace::', 'linux_aqm::'],
];

await main(async () => {
  for (const [name, target, ...tests] of TESTS) {
    say(`Comparing: ${name}, ${target}`);
    const words = [
      'test',
      '--locked',
      '--quiet',
      '--package',
      `skywindow-${name}`,
      '--test',
      target,
    ];
    await run(
      'cargo',
      [...words, '--', ...tests],
      'A test that compares fails: see the lines above.',
      {
        cwd: workspace,
        env: { SKYWINDOW_VALIDATION: 'write' },
      },
    );
  }
  say(`${join(root, 'docs/validation')} is written`);
});
