/** English texts as Fluent messages. */

/** A message with its comment; `forms` are said of one and of several. */
export function messageOf(id, { key, forms, comment }) {
  const head = comment.map((line) => `# ${line}\n`).join('');
  if (forms) {
    const [one, many] = forms.map(escaped);
    return `${head}${id} =\n    { $a ->\n        [one] ${one}\n       *[other] ${many}\n    }\n`;
  }
  return `${head}${id} = ${escaped(key)}\n`;
}

/** The text as a pattern: braces that are no values, spaces at its ends and marks at the beginning of lines are quoted. */
function escaped(key) {
  const quoted = key
    .split(/(\{ \$[a-z] \})/)
    .map((part, at) => (at % 2 === 1 ? part : part.replaceAll(/[{}]/g, (sign) => `{"${sign}"}`)))
    .join('')
    .replace(/^ +| +$/g, (space) => `{"${space}"}`);
  const lines = quoted.split('\n').map((line) => line.replace(/^[.*[]/, (sign) => `{"${sign}"}`));
  return lines.length === 1 ? lines[0] : `\n    ${lines.join('\n    ')}`;
}
