/** The probing cycle of an XSTP flow in a blackout: its map, its decision and what was true beside it. */
import { deflateRawSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { lookAccessible } from './axe';
import { openLab, playhead, simulated, withoutGlobe } from './page';

test.beforeEach(({ page }) => withoutGlobe(page));

const CHANGES = [
  { at_s: 4, up: false },
  { at_s: 5.5, up: true },
];

/** The flow of two links speaks XSTP; the second link fails for a second and a half. */
const fragment = () => {
  const content = {
    d: {
      duration_s: 12,
      measurement: { from_s: 1 },
      links: [
        { from: 'source', to: 'router', rate_bps: 5e6, delay_ms: 50 },
        { from: 'router', to: 'sink', rate_bps: 1e7, delay_ms: 50, changes: CHANGES },
      ],
      flows: [{ name: 'file', from: 'source', to: 'sink', protocol: 'xstp' }],
    },
    t: 3,
    v: { part: 'streams', paused: true },
  };
  return `#v1.two-links.${deflateRawSync(JSON.stringify(content)).toString('base64url')}`;
};

test('a probing cycle is stepped to, with its decision and what was truly lost', async ({
  page,
}) => {
  const faults = await openLab(page, fragment());
  await expect.poll(() => simulated(page)).toBeGreaterThanOrEqual(12);
  const probing = page.getByRole('region', { name: 'Probing', exact: true });
  await probing.getByRole('button', { name: 'Next cycle' }).click();
  await expect(probing.getByTestId('probing-cycle')).toHaveText(
    /^Cycle \d+ began at 4\.\d+ s and goes on\.$/,
  );
  await expect(probing.getByRole('list').getByRole('listitem')).toHaveText([
    'Earlier POLLs: no answer yet',
    'Probe 1: no answer yet',
  ]);
  await expect(probing.getByTestId('probing-decision')).toHaveText('None yet: new data wait.');
  await lookAccessible(page, 'probing');
  await playhead(page).press('End');
  await probing.getByRole('button', { name: 'Previous cycle' }).click();
  await playhead(page).press('End');
  await expect(probing.getByTestId('probing-decision')).toHaveText(/recovery|aborted|found/i);
  expect(faults).toEqual([]);
});
