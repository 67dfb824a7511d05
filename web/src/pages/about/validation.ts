/** The table of docs/validation.md, which is its only place. */
import validation from '../../../../docs/validation.md?raw';

export interface Validated {
  readonly what: string;
  readonly against: string;
  readonly result: string;
}

/** The rows of the first table below a heading whose columns are what, against and result. */
export function validationIn(text: string): readonly Validated[] {
  const lines = text.split('\n');
  const head = lines.findIndex((line) => /^\|\s*what\s*\|\s*against\s*\|\s*result\s*\|/.test(line));
  if (head < 0) return [];
  const rest = lines.slice(head + 2);
  const end = rest.findIndex((line) => !line.startsWith('|'));
  return rest.slice(0, end < 0 ? undefined : end).map((line) => {
    const [what = '', against = '', result = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => plainText(cell.trim()));
    return { what, against, result };
  });
}

/** Markdown without its signs: of links their words remain. */
function plainText(text: string): string {
  return text.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '');
}

export const VALIDATION = validationIn(validation);
