/** Parts of the page that stand enlarged, by the `zoom` of a style: how finely they are drawn, and where a pointer is in them. */

/** By how much an element is enlarged; 1 where a browser does not say. */
function enlargedBy(element: Element): number {
  return (element as { readonly currentCSSZoom?: number }).currentCSSZoom ?? 1;
}

/** Pixels of the screen for one of the element's own. */
export function densityOf(element: Element): number {
  return devicePixelRatio * enlargedBy(element);
}

/** Where a pointer is in an element, in its own pixels. */
export function pointIn(
  element: Element,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): { readonly x: number; readonly y: number } {
  const { left, top } = element.getBoundingClientRect();
  const by = enlargedBy(element);
  return { x: (clientX - left) / by, y: (clientY - top) / by };
}
