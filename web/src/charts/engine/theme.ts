/** The colours of the charts, read from the page's custom properties, and news when they change. */

/** What is written into a canvas is written in. */
export const FONT = "'Inter Variable', Inter, system-ui, sans-serif";

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
  | 'handover'
  | SeriesColor;

/** Colours that mean nothing by themselves and tell series apart, by number. */
export type SeriesColor = `series${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7}`;

/** Okabe and Ito, on dark and on light. */
const SERIES: Readonly<Record<SeriesColor, readonly [dark: string, light: string]>> = {
  series0: ['#56b4e9', '#0072b2'],
  series1: ['#e69f00', '#d55e00'],
  series2: ['#2fbf95', '#00805d'],
  series3: ['#cc79a7', '#a8537f'],
  series4: ['#f0e442', '#8a6d00'],
  series5: ['#f08a4b', '#56b4e9'],
  series6: ['#e8edf6', '#142033'],
  series7: ['#93a3bd', '#5a6b84'],
};

export type Colors = Readonly<Record<ColorName, string>>;

/** The custom property of each meaning and the colour on a dark page without style sheet. */
const SOURCES: Readonly<
  Record<Exclude<ColorName, SeriesColor>, readonly [property: string, fallback: string]>
> = {
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

export type Theme = 'dark' | 'light';

/** Whether the page is light or dark now. */
export function themeNow(): Theme {
  return document.documentElement.dataset.theme === 'light' ? 'light' : 'dark';
}

/** Reads all colours as they are now. */
export function readColors(): Colors {
  return colorsAt(document.documentElement, themeNow());
}

/** The colours of a theme, whether or not the page is in it. */
export function colorsOf(theme: Theme): Colors {
  const paper = document.createElement('div');
  paper.dataset.paper = theme;
  document.body.append(paper);
  const colors = colorsAt(paper, theme);
  paper.remove();
  return colors;
}

function colorsAt(element: Element, theme: Theme): Colors {
  const style = getComputedStyle(element);
  const entries = Object.entries(SOURCES).map(([name, [property, fallback]]) => {
    const value = style.getPropertyValue(property).trim();
    return [name, value === '' ? fallback : value];
  });
  const series = Object.keys(SERIES).map((name) => [name, seriesColor(name as SeriesColor, theme)]);
  return Object.fromEntries([...entries, ...series]) as Colors;
}

/** A colour of series in a theme, that of the page if none is named. */
export function seriesColor(name: SeriesColor, theme = themeNow()): string {
  const [dark, light] = SERIES[name];
  return theme === 'light' ? light : dark;
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
