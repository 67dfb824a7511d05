/** What is too small to hit: targets under 24 by 24 CSS pixels without room around them (WCAG 2.2, 2.5.8). */
import type { Page } from '@playwright/test';

/** Every target in sight that is too small and too near to another, with its size. */
export async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 24;
    // A pixel may be split by zoom and by fractions of a grid.
    const slack = 0.05;
    const targets =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=slider], [role=option], [role=button], [role^=menuitem]';

    /** The box that takes a click: a label with its control counts as one. */
    function boxOf(element: Element): DOMRect {
      const label = element.closest('label');
      return (label ?? element).getBoundingClientRect();
    }

    /** A link or button within a sentence is as high as its line. */
    function inSentence(element: Element): boolean {
      const text = element.parentElement?.textContent?.trim() ?? '';
      const own = element.textContent?.trim() ?? '';
      return getComputedStyle(element).display === 'inline' && text.length > own.length;
    }

    const found = [...document.querySelectorAll(targets)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !(element as HTMLButtonElement).disabled && !inSentence(element))
      .map((element) => ({ element, box: boxOf(element) }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    const isSmall = ({ width, height }: DOMRect) => width < least - slack || height < least - slack;

    /** Whether a circle of 24 px around a small target touches another target, or the circle of a small one. */
    function isCrowded(box: DOMRect, other: DOMRect): boolean {
      const x = box.x + box.width / 2;
      const y = box.y + box.height / 2;
      if (isSmall(other)) {
        const apart = Math.hypot(x - other.x - other.width / 2, y - other.y - other.height / 2);
        return apart < least - slack;
      }
      const dx = Math.max(other.left - x, 0, x - other.right);
      const dy = Math.max(other.top - y, 0, y - other.bottom);
      return Math.hypot(dx, dy) < least / 2 - slack;
    }

    return found
      .filter(({ box }) => isSmall(box))
      .filter((small) =>
        found.some(
          (other) =>
            other.element !== small.element &&
            !other.element.contains(small.element) &&
            !small.element.contains(other.element) &&
            isCrowded(small.box, other.box),
        ),
      )
      .map(({ element, box }) => {
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim();
        const size = `${box.width.toFixed(1)} x ${box.height.toFixed(1)}`;
        return `${element.tagName}.${element.className} "${name}": ${size}`;
      });
  });
}
