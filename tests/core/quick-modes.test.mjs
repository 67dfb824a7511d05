/** Every experiment in quick mode: it runs, every claim is tested, and what holds in full holds here too. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { skywindow } from './command.mjs';

const folder = fileURLToPath(new URL('../../public/', import.meta.url));
const read = (path) => JSON.parse(readFileSync(folder + path, 'utf8'));
const documents = readdirSync(`${folder}experiments`)
  .map((file) => read(`experiments/${file}`))
  .filter(({ id }) => id);

/** Experiments whose quick mode cannot confirm all that the full one does, and why. */
const TOO_LONG = {
  'ir-advice':
    'With errors over GEO a window above 64 KB is worth 15 %, and eleven runs spread by 18 %: that takes forty.',
};

/** The claims that hold in the full results that come with the page. */
const confirmed = (id) =>
  read(`results/${id}.json`)
    .claims.filter(({ verdict }) => verdict === 'holds')
    .map((claim) => claim.id);

/** Claims that few and short runs decide, and how. */
const decided = {
  'ir-ecn': { 'marks-instead-of-drops': 'holds', 'corruption-told-apart': 'holds' },
  'ir-fig05': {
    '536-in-full': 'holds',
    '1500-by-one': 'holds',
    '1500-by-two': 'holds',
    'limit-2-is-faster': 'holds',
    'all-in-slow-start': 'holds',
  },
  'ir-gaps': { 'all-gaps-help': 'fails', 'nothing-differs': 'holds' },
  'ir-fig08': {
    'seam-near-greenwich': 'holds',
    'four-links-but-at-poles-and-seam': 'holds',
    'every-terminal-is-served': 'holds',
  },
  'ir-fig13': { 'falls-with-errors': 'holds' },
  'ir-icw': { 'two-beat-one': 'holds', 'ten-beat-two': 'holds', 'all-finish': 'holds' },
  'ir-rwnd': {
    '64-kb-are-not-enough': 'holds',
    '96500-bytes-fill-it': 'holds',
    'larger-windows-fill-it': 'holds',
  },
  'ir-wired': {
    'alike-at-1e-8': 'holds',
    'backup-slower-at-1e-6': 'holds',
    'backup-best-above': 'holds',
  },
};

for (const document of documents) {
  test(`${document.id} runs, and its claims are tested`, () => {
    const { status, stdout, stderr } = skywindow(['claims', document.id, '--quick']);
    assert.equal(status, 0, stderr);
    const claims = JSON.parse(stdout);
    assert.deepEqual(
      claims.map(({ id }) => id),
      document.claims.map(({ id }) => id),
    );
    for (const { id, findings, verdict } of claims) {
      assert.ok(findings.length > 0, `${id} has no point`);
      assert.ok(
        findings.every(({ value }) => Number.isFinite(value)),
        `${id} has a point without a value`,
      );
      const expected = decided[document.id]?.[id];
      if (expected) assert.equal(verdict, expected, id);
    }
    const open = claims.filter(({ verdict }) => verdict === 'unclear').map(({ id }) => id);
    const lost = confirmed(document.id).filter((id) => open.includes(id));
    if (document.id in TOO_LONG) assert.notDeepEqual(lost, [], 'it is no exception any more');
    else assert.deepEqual(lost, [], 'more runs are needed');
  });
}

test('words of an axis are rows of their own, and a slip is noticed before anything runs', () => {
  const args = ['sweep', 'ir-fig09', '--quick', '--replications', '1', '--set', 'duration_s=5'];
  const { stdout } = skywindow([
    ...args,
    '--where',
    'configuration=iridium+geo,iridium',
    '--where',
    'ber=1e-5',
  ]);
  const rows = JSON.parse(stdout);
  assert.deepEqual(
    rows.map(({ configuration, ber }) => [configuration, ber]),
    [
      ['iridium+geo', 1e-5],
      ['iridium', 1e-5],
    ],
  );
  assert.ok(rows[0].backup_bps_mean > 0, 'retransmissions take the backup');
  assert.equal(rows[1].backup_bps_mean, 0);
  const slip = skywindow([...args, '--where', 'configuration=iridum']);
  assert.equal(slip.status, 1);
  assert.match(
    slip.stderr,
    /^where\.configuration: "iridum" has no settings .*did you mean "iridium"\?/,
  );
});
