/** Small pictures of what is drawn on the page. */

const PICTURE = { width: 320, height: 180 } as const;

/** A small picture of the first canvas that has something on it; null where there is none. */
export function pictureOf(selector: string): string | null {
  const source = [...document.querySelectorAll<HTMLCanvasElement>(selector)].find(
    ({ width, height }) => width > 0 && height > 0,
  );
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!source || !context) return null;
  Object.assign(canvas, PICTURE);
  context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--surface');
  context.fillRect(0, 0, PICTURE.width, PICTURE.height);
  const scale = Math.min(PICTURE.width / source.width, PICTURE.height / source.height);
  const [width, height] = [source.width * scale, source.height * scale];
  context.drawImage(
    source,
    (PICTURE.width - width) / 2,
    (PICTURE.height - height) / 2,
    width,
    height,
  );
  return canvas.toDataURL('image/webp');
}
