/** What axe finds wrong with a page, a sentence a rule, and what goes beyond its width. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { settled } from './page';
import { smallTargets } from './targets';

const axe = readFileSync(
  new URL('../../node_modules/axe-core/axe.min.js', import.meta.url),
  'utf8',
);

/** The rules about colours, which alone a theme changes. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

/** Runs axe over the whole page, with all its rules or those named; empty if nothing is wrong. */
async function violations(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  return page.evaluate(async (only) => {
    const { axe } = globalThis as unknown as {
      axe: {
        run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
      };
    };
    const result = await axe.run({
      resultTypes: ['violations'],
      ...(only ? { runOnly: only } : { rules: { 'target-size': { enabled: true } } }),
    });
    return result.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
    );
  }, rules);
}

/** Fails if axe finds something or the page is wider than the window, in either theme; `what` names it then. */
export async function lookAccessible(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await settled(page);
  expect(await violations(page, COLOURS), `${what}, light`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await settled(page);
  expect(await violations(page), `${what}, dark`).toEqual([]);
  expect(await smallTargets(page), what).toEqual([]);
  const beyond = () => document.documentElement.scrollWidth - innerWidth;
  expect(await page.evaluate(beyond), what).toBeLessThanOrEqual(0);
}
