/** What the page says of a link that it has opened: the same is looked for in the page of a later version. */

/** Opens a link of the lab, and gives what stands there once its run has been made that far. */
export async function seenAt(page, address) {
  await page.goto(address);
  const playhead = page.getByRole('slider', { name: 'Playhead' });
  await playhead.waitFor();
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Compare runs', exact: true }).click();
  await page.getByRole('region', { name: 'Compare runs' }).waitFor();
  const changes = page.getByRole('slider', { name: /^Change: / });
  return {
    words: (await page.locator('.words').first().innerText()).trim(),
    t_s: Number(await playhead.getAttribute('aria-valuenow')),
    step: await page.getByRole('combobox', { name: 'Step' }).inputValue(),
    changes: await changes.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))),
    runs: await page
      .getByRole('textbox', { name: /^Name of run/ })
      .evaluateAll((all) => all.map((one) => one.value)),
  };
}
