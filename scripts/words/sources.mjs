/** The texts of the page, read out of its sources: calls of `say`, `noted`, `formOf`, `forms` and `counted`, and what `Say` holds. */
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseSync } from 'vite';
import { files } from '../page-imports.mjs';
import { Failure } from '../steps.mjs';

/** What says the forms of a word, and at which place of its arguments they stand as a list. */
const FORMS = { formOf: 1, counted: 1 };
const ENTITIES = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** Every text of the files below `folder`: its key, the file, and the source of each value in it. */
export function textsOf(folder, root) {
  return files(folder)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|testing|gen|d)\.tsx?$/.test(file))
    .sort()
    .flatMap((file) =>
      textsIn(relative(root, file).replaceAll('\\', '/'), readFileSync(file, 'utf8')),
    );
}

export function textsIn(file, source) {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Failure(`${file} cannot be read: ${errors[0].message}`);
  const found = [];
  const reader = new Reader(file, source, found);
  walk(program, (node) => reader.read(node));
  return found;
}

class Reader {
  constructor(file, source, found) {
    Object.assign(this, { file, source, found });
  }

  read(node) {
    if (node.type === 'TaggedTemplateExpression' && node.tag.name === 'say')
      this.template(node.quasi);
    else if (node.type === 'CallExpression') this.call(node);
    else if (node.type === 'JSXElement' && node.openingElement.name.name === 'Say') this.rich(node);
  }

  template({ quasis, expressions }) {
    const key = quasis.reduce(
      (text, { value }, at) => `${text}${at === 0 ? '' : placeOf(at - 1)}${value.cooked}`,
      '',
    );
    this.add(key, expressions);
  }

  call({ callee, arguments: given, start }) {
    if (callee.name === 'say' || callee.name === 'noted') {
      if (typeof given[0]?.value !== 'string')
        this.refuse(start, `${callee.name} takes a text as it stands`);
      this.add(given[0].value, []);
    } else if (callee.name === 'forms') this.forms(given);
    else if (callee.name in FORMS) {
      const list = given[FORMS[callee.name]];
      if (list?.type === 'ArrayExpression') this.forms(list.elements);
    }
  }

  forms(words) {
    const said = words.map(({ value }) => value);
    if (said.length !== 2 || said.some((word) => typeof word !== 'string')) {
      this.refuse(words[0]?.start ?? 0, 'the forms of a word are two texts');
    }
    this.found.push({ key: said.join('|'), forms: said, file: this.file, values: [] });
  }

  /** What `Say` holds, as the page makes its key of it. */
  rich(element) {
    const values = [];
    let elements = 0;
    const inner = (node) => {
      if (node.type === 'JSXText') return collapsed(node.value);
      if (node.type === 'JSXFragment') return node.children.map(inner).join('');
      if (node.type === 'JSXElement') {
        elements += 1;
        const number = elements;
        const text = node.children.map(inner).join('');
        return text === '' ? `<${number}/>` : `<${number}>${text}</${number}>`;
      }
      const { expression } = node;
      if (expression.type === 'JSXEmptyExpression') return '';
      if (expression.type === 'Literal' && typeof expression.value === 'string') {
        return expression.value;
      }
      if (expression.type !== 'CallExpression' || expression.callee.name !== 'v') {
        return this.refuse(node.start, 'a value within Say must be given as v(value)');
      }
      return placeOf(values.push(expression.arguments[0]) - 1);
    };
    this.add(element.children.map(inner).join(''), values);
  }

  add(key, values) {
    const said = values.map(({ start, end }) => this.source.slice(start, end));
    this.found.push({ key, file: this.file, values: said });
  }

  refuse(start, sentence) {
    const line = this.source.slice(0, start).split('\n').length;
    throw new Failure(`${this.file}:${line}: ${sentence}`);
  }
}

export function placeOf(at) {
  return `{ $${String.fromCharCode(97 + at)} }`;
}

/** The text between elements as JSX has it: lines without the space around them, joined by one. */
function collapsed(text) {
  const lines = text.split(/\r?\n/);
  return lines
    .map((line, at) => {
      const start = at === 0 ? line : line.trimStart();
      return at === lines.length - 1 ? start : start.trimEnd();
    })
    .filter((line) => line !== '')
    .join(' ')
    .replaceAll(/&(\w+);/g, (whole, name) => ENTITIES[name] ?? whole);
}

export function walk(node, visit) {
  if (Array.isArray(node)) {
    for (const one of node) walk(one, visit);
  } else if (node && typeof node.type === 'string') {
    visit(node);
    for (const [name, child] of Object.entries(node)) {
      if (name !== 'type' && child && typeof child === 'object') walk(child, visit);
    }
  }
}
