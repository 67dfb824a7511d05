/** The table of docs/validation.md, which is its only place, and the figures that its rows name. */
import table from '../../../../docs/validation.md?raw';
import { type Comparison, comparisonsIn } from './comparisons';

/** One check of the tests against what others measured. */
export interface Validated {
  readonly what: string;
  readonly against: string;
  readonly result: string;
  /** The files in docs/validation/ with its figures, without their ending. */
  readonly figures: readonly string[];
}

/** The rows of the first table below a heading whose columns are what, against, result and figures. */
export function validationIn(text: string): readonly Validated[] {
  const lines = text.split('\n');
  const head = lines.findIndex((line) =>
    /^\|\s*what\s*\|\s*against\s*\|\s*result\s*\|\s*figures\s*\|/.test(line),
  );
  if (head < 0) return [];
  const rest = lines.slice(head + 2);
  const end = rest.findIndex((line) => !line.startsWith('|'));
  return rest.slice(0, end < 0 ? undefined : end).map((line) => {
    const [what = '', against = '', result = '', figures = ''] = line.split('|').slice(1, -1);
    const [named, ...words] = [figures, what, against, result];
    const [whatSaid = '', againstSaid = '', resultSaid = ''] = words.map(plainText);
    return {
      what: whatSaid,
      against: againstSaid,
      result: resultSaid,
      figures: [...named.matchAll(/\(validation\/([\w-]+)\.csv\)/g)].map(([, id = '']) => id),
    };
  });
}

/** Markdown without its signs: of links their words remain. */
function plainText(text: string): string {
  return text
    .trim()
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '');
}

export const VALIDATION = validationIn(table);

const files: Record<string, string> = import.meta.glob('../../../../docs/validation/*.csv', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What the tests compared, by the file's name without its ending. */
export const COMPARISONS: ReadonlyMap<string, readonly Comparison[]> = new Map(
  Object.entries(files).map(([path, text]) => [
    path.replace(/^.*\/|\.csv$/g, ''),
    comparisonsIn(text),
  ]),
);
