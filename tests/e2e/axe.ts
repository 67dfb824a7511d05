/** What axe finds wrong with a page, a sentence a rule, and what goes beyond its width. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { settled } from './page';
import { smallTargets } from './targets';

const axe = readFileSync(
  new URL('../../node_modules/axe-core/axe.min.js', import.meta.url),
  'utf8',
);

/** Runs axe over the whole page; empty if nothing is wrong. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: {
        run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
      };
    };
    const result = await axe.run({ rules: { 'target-size': { enabled: true } } });
    return result.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`,
    );
  });
}

/** Fails if axe finds something or the page is wider than the window, in either theme; `what` names it then. */
export async function lookAccessible(page: Page, what: string): Promise<void> {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await settled(page);
    expect(await violations(page), `${what}, ${colorScheme}`).toEqual([]);
    expect(await smallTargets(page), `${what}, ${colorScheme}`).toEqual([]);
    const beyond = () => document.documentElement.scrollWidth - innerWidth;
    expect(await page.evaluate(beyond), `${what}, ${colorScheme}`).toBeLessThanOrEqual(0);
  }
}
