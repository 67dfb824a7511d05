/** Time-sequence diagrams: drawn, stepped through, side by side, in a link, on a phone. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { lookAccessible } from './axe';
import { openLab, pause, seconds, settled, simulated } from './page';

const PART = { name: 'Sequence', exact: true } as const;

/** Opens the dumbbell of TCP and SCTP with TCP's diagram at three seconds. */
async function openDiagram(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const faults = await openLab(page);
  await page.getByRole('combobox', { name: 'Scenario' }).selectOption('dumbbell');
  await page.locator('.side-choice').getByRole('button', PART).click();
  await expect.poll(() => simulated(page)).toBeGreaterThan(10);
  await pause(page);
  return faults;
}

/** Whether something is drawn on every diagram: not all of a canvas has one colour. */
function drawn(page: Page): Promise<boolean[]> {
  return page.locator('.sequence-canvas canvas').evaluateAll((all) =>
    all.map((one) => {
      const canvas = one as HTMLCanvasElement;
      const { data } =
        canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
      const colours = new Set<number>();
      for (let at = 0; at < (data?.length ?? 0); at += 4 * 37) {
        colours.add(
          ((data?.[at] ?? 0) << 16) | ((data?.[at + 1] ?? 0) << 8) | (data?.[at + 2] ?? 0),
        );
      }
      return colours.size > 20;
    }),
  );
}

const card = (page: Page, flow: string) =>
  page.getByRole('region', { name: `${flow}, time-sequence diagram` }).locator('.sequence-card');

test('a flow is stepped through by key and button, another stands beside it, and a link keeps all of it', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const faults = await openDiagram(page);
  const from = page.getByRole('textbox', { name: 'From' });
  await from.fill('1.25');
  await page.getByRole('textbox', { name: 'to', exact: true }).fill('2.75');
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: /^Packets between source 1/ }).focus();
  await page.keyboard.press('ArrowDown');
  expect(await seconds(page)).toBeLessThan(1);

  // The SYN, its answer, the first two segments: every step has its words, and the clock goes with it.
  const said: string[] = [];
  for (let steps = 0; steps < 9; steps += 1) {
    said.push((await card(page, 'TCP 1').innerText()).replaceAll(/\s+/g, ' '));
    await page.getByRole('button', { name: 'Next step' }).click();
  }
  expect(said[0]).toMatch(/Connection is SYN-SENT at source 1.* RFC 9293/);
  expect(said[1]).toMatch(/source 1 sends SYN/);
  expect(said.join('\n')).toMatch(/destination receives SYN/);
  expect(said.join('\n')).toMatch(/Slow start.* cwnd 1,448 → 2,896/);
  expect(new Set(said).size).toBe(said.length);
  const at = await seconds(page);
  expect(at).toBeGreaterThan(1);
  await page.keyboard.press(',');
  await expect(card(page, 'TCP 1')).toHaveText(/./);
  expect(await seconds(page)).toBeLessThanOrEqual(at);

  await page.getByRole('combobox', { name: 'Beside' }).selectOption('SCTP 1');
  await page.getByRole('button', { name: 'Segments' }).click();
  await settled(page);
  expect(await drawn(page)).toEqual([true, true]);
  await expect(card(page, 'SCTP 1')).toContainText(/INIT|COOKIE|TSN/);

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

  await page.getByRole('button', { name: 'Copy link' }).click();
  const words = await card(page, 'TCP 1').innerText();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(card(other, 'TCP 1')).toHaveText(words.replaceAll('\n', ''), {
    useInnerText: false,
  });
  await expect(other.getByRole('textbox', { name: 'to', exact: true })).toHaveValue(
    await page.getByRole('textbox', { name: 'to', exact: true }).inputValue(),
  );
  expect(faults).toEqual([]);
});

test('on a phone one diagram at a time is shown, and it is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDiagram(page);
  await page.getByRole('combobox', { name: 'Beside' }).selectOption('SCTP 1');
  const which = page.getByRole('group', { name: 'Flow in the diagram' });
  await which.getByRole('button', { name: 'SCTP 1' }).click();
  await page.getByRole('button', { name: 'Next step' }).click();
  await expect(card(page, 'SCTP 1')).toContainText(' s ');
  await expect(page.locator('.sequence-canvas')).toHaveCount(1);
  expect(await drawn(page)).toEqual([true]);
  await lookAccessible(page, 'diagram on a phone');
});
