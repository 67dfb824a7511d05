/** What of a page in the pseudo-language is still in English, or no longer fits. */
import type { Page } from '@playwright/test';

/** The documents' own texts, citations, and what is written in the language of programs. */
const OWN = '[lang="en"], cite, code, kbd, pre, script, style, noscript, option[lang], .brand';

/** What is the same in every language, each for a reason. */
const SAME: readonly RegExp[] = [
  // Names with several capitals or digits, and of standards: SCTP, NewReno, RFC 9260, draft-ietf-ccwg-bbr-06.
  /draft-[\w.-]+/g,
  /\b\w*[A-Z]\w*[A-Z\d]\w*\b/g,
  // Names of fields on the wire and of settings in documents.
  /\b\w+_\w+\b/g,
  /\b(?:flows|links|stations|constellations)\[\d+\][\w.]*/g,
  // The version, with the hash of its core.
  /\b\d+\.\d+\.\d+\+[0-9a-f]+\b/g,
  // Units and their prefixes.
  /\b[kMG]?(?:bit|bits|bytes)(?:\/s)?\b|\b(?:min|deg)\b/g,
  // Of the terms of the field, those that have no other name.
  /\b(?:cwnd|ssthresh|rwnd|goodput|Reno|Tahoe|Vegas|Hybla|Westwood|Cubic|CoDel)\b/g,
  // Keys of the keyboard, and formats of files.
  /\b(?:Ctrl|Shift|Alt|Esc|Enter|Home|End|PageUp|PageDown|Space)\b/g,
  /\b(?:pcapng|Wireshark|Skywindow|Cesium|Inter)\b/g,
];

/** Every visible text and label that has words of English in it, with what it is. */
export async function untranslated(
  page: Page,
  names: readonly string[] = [],
): Promise<readonly string[]> {
  const texts = await page.evaluate((own) => {
    const found: string[] = [];
    const shown = (element: Element | null) =>
      element?.checkVisibility({ visibilityProperty: true }) && !element.closest(own);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (shown(parentElement)) found.push(textContent ?? '');
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext']) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        if (shown(element)) found.push(`${name}: ${element.getAttribute(name)}`);
      }
    }
    return found;
  }, OWN);
  const same = names.length === 0 ? [] : [new RegExp(`(?:${names.join('|')})`, 'g')];
  const english = (text: string) =>
    [...same, ...SAME].reduce((rest, pattern) => rest.replaceAll(pattern, ''), bare(text));
  return [...new Set(texts.map((text) => text.trim()))].filter((text) =>
    /[A-Za-z]{3,}/.test(english(text)),
  );
}

/** Without the name of the attribute that it is of. */
function bare(text: string): string {
  return text.replace(/^(?:aria-label|title|placeholder|alt|aria-valuetext):\s*/, '');
}

/** Labels of controls that are cut off: what other languages say there is longer. */
export async function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const labels = document.querySelectorAll<HTMLElement>(
      'button, a, label, th, summary, h2, h3, h4, legend',
    );
    const cut = (element: HTMLElement) => {
      const { overflowX, textOverflow } = getComputedStyle(element);
      const { scrollWidth, clientWidth } = element;
      // What ends in dots says the rest under the pointer.
      // So does a heading before the name of what it is of.
      const told =
        textOverflow === 'ellipsis' &&
        (element.closest('[title]') !== null || element.lastElementChild?.tagName === 'SPAN');
      return overflowX !== 'visible' && scrollWidth > clientWidth + 1 && !told;
    };
    return [...labels]
      .filter(
        (element) => element.checkVisibility() && !element.closest('.sr-only') && cut(element),
      )
      .map(({ innerText, className }) => `${innerText.slice(0, 60)} <${className}>`);
  });
}
