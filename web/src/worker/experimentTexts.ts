/** The documents of the built-in experiments, in a chunk of their own. */

const files = import.meta.glob<string>('../../../public/experiments/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Their texts by their names, which are those of their files. */
export const experimentTexts: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, text]) => [path.replace(/^.*\/(.*)\.json$/, '$1'), text]),
);
