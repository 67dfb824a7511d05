/** Time-sequence diagrams: stepped through, side by side, in a link and in a file, on a wide screen and a phone. */
import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { lookAccessible } from './axe';
import { openLab, playhead, seconds, settled, simulated, withoutGlobe } from './page';

test.beforeEach(({ page }) => withoutGlobe(page));

/** TCP and SCTP over one link for a few seconds, before anything has happened, shown as a diagram. */
const fragment = () => {
  const content = {
    d: { duration_s: 8, measurement: { from_s: 1 } },
    t: 0,
    v: { part: 'sequence', paused: true, sequence: { from: 0.5, span: 3 } },
  };
  return `#v1.dumbbell.${deflateRawSync(JSON.stringify(content)).toString('base64url')}`;
};

/** Whether something is drawn on every diagram: not all of a canvas has one colour. */
function drawn(page: Page): Promise<boolean[]> {
  return page.locator('.sequence-canvas canvas').evaluateAll((all) =>
    all.map((one) => {
      const canvas = one as HTMLCanvasElement;
      const context = canvas.getContext('2d');
      const pixels = context?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      const shades = new Set<number>();
      for (let at = 0; at < pixels.length; at += 4 * 37) shades.add(pixels[at] ?? 0);
      return shades.size > 8;
    }),
  );
}

const card = (page: Page, flow: string) =>
  page.getByRole('region', { name: `${flow}, time-sequence diagram` }).locator('.sequence-card');

test('a loss is followed packet by packet in two flows, in a link and on a phone', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1440, height: 900 });
  const faults = await openLab(page, fragment());
  await expect.poll(() => simulated(page)).toBeGreaterThanOrEqual(8);

  // By key and by button: every step has its words, and the clock goes with it.
  await page.getByRole('group', { name: /^Packets between source 1/ }).focus();
  const said: string[] = [];
  for (let steps = 0; steps < 9; steps += 1) {
    await page.keyboard.press('ArrowDown');
    said.push((await card(page, 'TCP 1').innerText()).replaceAll(/\s+/g, ' '));
  }
  const story = said.join('\n');
  expect(story).toMatch(/source 1 sends SYN /);
  expect(story).toMatch(/destination receives SYN /);
  expect(story).toMatch(/Slow start: .* cwnd 1,448 → 2,896 .* slow start RFC 5681 3\.1/);
  expect(new Set(said).size).toBe(said.length);
  const at = await seconds(page);
  expect(at).toBeGreaterThan(1);
  await page.keyboard.press(',');
  await expect(card(page, 'TCP 1')).not.toHaveText(said.at(-1) ?? '');
  await page.getByRole('button', { name: 'Next step' }).click();
  expect(await seconds(page)).toBe(at);

  await page.getByRole('combobox', { name: 'Beside' }).selectOption('SCTP 1');
  await page.getByRole('spinbutton', { name: 'until', exact: true }).fill('2.75');
  await page.keyboard.press('Enter');
  await settled(page);
  expect(await drawn(page)).toEqual([true, true]);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Time-sequence diagram: save' }).click();
  await page.getByRole('menuitem', { name: 'Save steps as CSV' }).click();
  const csv = readFileSync((await (await download).path()) ?? '', 'utf8');
  expect(csv).toMatch(/^time \(s\),flow,at,step,/);
  expect(csv).toMatch(/TCP 1,sender,source 1 sends Segment 1,/);
  expect(csv).toMatch(/SCTP 1,receiver,destination receives COOKIE ECHO,/);

  await page.getByRole('button', { name: 'Table' }).click();
  await expect(page.getByRole('region', { name: 'SCTP 1, steps' })).toContainText('COOKIE ECHO');
  await lookAccessible(page, 'diagrams side by side');

  // What is in the address opens the same step of both flows again.
  const words = await card(page, 'SCTP 1').innerText();
  await expect.poll(() => page.url()).not.toContain(fragment());
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  const which = page.getByRole('group', { name: 'Flow in the diagram' });
  await which.getByRole('button', { name: 'SCTP 1' }).click();
  await expect.poll(() => card(page, 'SCTP 1').innerText()).toBe(words);
  await expect(page.getByRole('spinbutton', { name: 'until', exact: true })).toHaveValue('2.75');
  await expect(page.locator('.sequence-canvas')).toHaveCount(1);
  expect(await drawn(page)).toEqual([true]);
  await lookAccessible(page, 'diagram on a phone');
  expect(faults).toEqual([]);
});

test('step by step of an experiment opens at its loss, and stays where somebody goes before', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./#/gallery/fa-trace');
  await page
    .getByRole('button', { name: /^Step by step/ })
    .first()
    .click();
  await expect.poll(() => seconds(page)).toBeGreaterThan(0.8);
  await expect(page.locator('.timeline-aside')).toContainText(/\d\.\d{3} s.*lost/);
  const at = Number.parseFloat((await page.locator('.timeline-run').textContent()) ?? '');
  const lost = await page.locator('.timeline-aside').textContent();
  expect(lost).toContain(`${at.toFixed(3)} s`);
  // The link is that of the instant now: it leads there again.
  await playhead(page).press('Home');
  await settled(page);
  expect(await seconds(page)).toBe(0);
});
