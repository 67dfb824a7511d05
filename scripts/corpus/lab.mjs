/** What is done in the lab before its link is recorded: every part of a link comes from the page that writes it. */
import { deflateRawSync } from 'node:zlib';

/** A built-in scenario that ends early, which is simulated sooner. */
const brief = (id, duration_s) => {
  const content = JSON.stringify({ d: { duration_s }, t: 0, v: {} });
  return `#v1.${id}.${deflateRawSync(content).toString('base64url')}`;
};

const button = (page, name) => page.getByRole('button', { name, exact: true });
const part = (page, name) => page.locator('.side-choice').getByRole('button', { name });

/** Finds a control by its label and gives it a value. */
async function set(page, label, value) {
  await page.getByRole('searchbox', { name: 'Find a control' }).fill(label);
  const field = page.locator('aside.left').getByRole('spinbutton', { name: label, exact: true });
  await field.fill(value);
  await field.press('Enter');
}

async function step(page, kind) {
  await page.getByRole('combobox', { name: 'Step' }).selectOption(kind);
  await page.getByRole('button', { name: 'Next event' }).click();
}

/** Marks the instant under a name. */
async function bookmark(page, name) {
  await button(page, 'Moments').click();
  const moments = page.getByRole('region', { name: 'Moments' });
  await moments.getByRole('button', { name: 'Mark this instant' }).click();
  const field = moments.getByRole('textbox', { name: /^Name of the bookmark/ });
  await field.fill(name);
  await field.press('Enter');
}

/** Marks a satellite by the view of the sky. */
async function markedInSky(page) {
  await part(page, 'Sky').click();
  await page.getByRole('group', { name: /^Sky over the terminal/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
}

/** Pins the run, changes the number of streams, and shows both. */
async function compared(page) {
  await page.keyboard.press('k');
  await set(page, 'Streams', '1');
  await button(page, 'Compare runs').click();
}

/**
 * What a link is to be about, the address that it begins at, what is done in the lab while the run stands still, and what
 * leads there if the address does not.
 */
export const LAB = [
  ['a built-in scenario', '#/lab?scenario=two-links', () => {}],
  ['a changed setting', brief('iridium-geo', 60), (page) => set(page, 'Streams', '3')],
  ['a changed link', brief('iridium-geo', 60), (page) => set(page, 'GSL bit error rate', '1e-5')],
  [
    'a speed',
    brief('two-links', 30),
    (page) => page.getByRole('combobox', { name: 'Speed' }).selectOption('0.05'),
  ],
  ['streams and SACKs', brief('two-links', 30), (page) => part(page, 'Streams').click()],
  ['time-sequence diagrams', brief('two-links', 30), (page) => part(page, 'Sequence').click()],
  ['the list of events', brief('two-links', 30), (page) => part(page, 'Events').click()],
  ['the sky', brief('iridium-geo', 60), (page) => part(page, 'Sky').click()],
  ['an event and its kind', brief('two-links', 60), (page) => step(page, 'fast-retransmit')],
  ['an instant at the end', brief('two-links', 30), (page) => page.keyboard.press('End')],
  ['lines that are hidden', brief('two-links', 30), (page) => button(page, 'mod 100').click()],
  ['a bookmark', brief('two-links', 30), (page) => bookmark(page, 'the beginning')],
  ['a marked satellite', brief('iridium-geo', 60), markedInSky],
  [
    'a satellite that is followed',
    brief('iridium-geo', 60),
    async (page) => {
      await markedInSky(page);
      await page.getByRole('button', { name: 'Follow', exact: true }).click();
    },
  ],
  [
    'the sky over another terminal',
    brief('iridium-geo', 60),
    async (page) => {
      await part(page, 'Sky').click();
      const from = page.getByRole('region', { name: 'Sky', exact: true }).getByRole('combobox');
      await from.first().selectOption({ index: 1 });
    },
  ],
  [
    'a change from an instant on',
    brief('iridium-geo', 60),
    async (page) => {
      await page.getByRole('radio', { name: /^from here on/ }).check();
      await set(page, 'GSL bit error rate', '3e-5');
    },
  ],
  ['two runs', brief('iridium-geo', 60), compared],
  [
    'runs with names',
    brief('iridium-geo', 60),
    async (page) => {
      await compared(page);
      for (const [letter, name] of [
        ['A', 'four streams'],
        ['B', 'one stream'],
      ]) {
        const field = page.getByRole('textbox', { name: `Name of run ${letter}` });
        await field.fill(name);
        await field.press('Enter');
      }
    },
  ],
  [
    'a flow among several',
    '#/lab?scenario=incidents',
    (page) => page.getByRole('combobox', { name: 'Flow' }).selectOption({ index: 1 }),
  ],
  [
    'a path among several',
    brief('iridium-geo-multihomed', 60),
    (page) => page.locator('select:has(option[value="all"])').selectOption({ index: 1 }),
  ],
  [
    'a run of the gallery, step by step',
    '#/gallery/fa-trace',
    () => {},
    (page) => page.getByRole('button', { name: /^Step by step/ }).click(),
  ],
  ['multihoming', brief('iridium-geo-multihomed', 60), (page) => step(page, 'any')],
];
