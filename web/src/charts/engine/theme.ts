/** The colours of the charts, read from the page's custom properties, and news when they change. */

/** What a colour means; each meaning has one colour everywhere. */
export type ColorName =
  | 'surface'
  | 'line'
  | 'raised'
  | 'text'
  | 'muted'
  | 'accent'
  | 'cwnd'
  | 'ssthresh'
  | 'rwnd'
  | 'flight'
  | 'goodput'
  | 'throughput'
  | 'loss'
  | 'handover';

export type Colors = Readonly<Record<ColorName, string>>;

/** The custom property of each meaning and the colour on a dark page without style sheet. */
const SOURCES: Readonly<Record<ColorName, readonly [property: string, fallback: string]>> = {
  surface: ['--surface', '#101724'],
  raised: ['--raised', '#172133'],
  line: ['--line', '#243149'],
  text: ['--text', '#e8edf6'],
  muted: ['--muted', '#93a3bd'],
  accent: ['--accent', '#56b4e9'],
  cwnd: ['--cwnd', '#56b4e9'],
  ssthresh: ['--ssthresh', '#e69f00'],
  rwnd: ['--rwnd', '#009e73'],
  flight: ['--flight', '#cc79a7'],
  goodput: ['--rwnd', '#009e73'],
  throughput: ['--flight', '#cc79a7'],
  loss: ['--loss', '#d55e00'],
  handover: ['--handover', '#e69f00'],
};

/** Reads all colours as they are now. */
export function readColors(): Colors {
  const style = getComputedStyle(document.documentElement);
  const entries = Object.entries(SOURCES).map(([name, [property, fallback]]) => {
    const value = style.getPropertyValue(property).trim();
    return [name, value === '' ? fallback : value];
  });
  return Object.fromEntries(entries) as Colors;
}

/** Calls back when the page turns light or dark, by the system's wish or its own switch. */
export function onThemeChange(changed: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const observer = new MutationObserver(changed);
  const attributes = ['class', 'style', 'data-theme'];
  observer.observe(document.documentElement, { attributes: true, attributeFilter: attributes });
  system.addEventListener('change', changed);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', changed);
  };
}
