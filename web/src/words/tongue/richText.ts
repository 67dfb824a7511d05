/** What `Say` holds as a key, and a translation with the same elements and values in it. */
import type { ReactElement, ReactNode } from 'react';
import type { NodeTools } from '../say';
import { placeOf } from './keys';

type Holding = ReactElement<{ readonly children?: ReactNode }>;

export interface Parts {
  /** In the order in which they begin: `<1>` is the first. */
  readonly elements: readonly Holding[];
  readonly values: readonly Given[];
}

interface Given {
  readonly value: ReactNode;
  /** What stands for it in the text; no text has this sign. */
  readonly mark: string;
}

const SIGN = '\uE000';

/** The key of what `Say` holds, and what is in it. */
export function keyOfNodes(
  children: ReactNode,
  { Fragment, isValidElement, V }: NodeTools,
): { readonly key: string; readonly parts: Parts } {
  const elements: Holding[] = [];
  const values: Given[] = [];
  const walk = (node: ReactNode): string => {
    if (typeof node === 'string') return node;
    if (Array.isArray(node)) return node.map(walk).join('');
    if (!isValidElement(node)) {
      return node === null || node === undefined || typeof node === 'boolean' ? '' : value(node);
    }
    const element = node as Holding;
    if (element.type === V) return value(element.props.children);
    if (element.type === Fragment) return walk(element.props.children);
    const number = elements.push(element);
    const inner = walk(element.props.children);
    return inner === '' ? `<${number}/>` : `<${number}>${inner}</${number}>`;
  };
  const value = (given: ReactNode): string => {
    const at = values.push({ value: given, mark: `${SIGN}${values.length}${SIGN}` }) - 1;
    return placeOf(at);
  };
  return { key: walk(children), parts: { elements, values } };
}

/** The text as nodes: elements in place of their numbers, values in place of their marks. */
export function nodesOf(text: string, parts: Parts, tools: NodeTools): ReactNode {
  const stack: { readonly number: number; readonly nodes: ReactNode[] }[] = [
    { number: 0, nodes: [] },
  ];
  const top = () => stack[stack.length - 1]?.nodes ?? [];
  for (const piece of text.split(/(<\/?\d+\/?>|\uE000\d+\uE000)/)) {
    const [, closing, digits, empty] = /^<(\/?)(\d+)(\/?)>$/.exec(piece) ?? [];
    const number = Number(digits);
    if (piece.startsWith(SIGN)) top().push(parts.values[Number(piece.slice(1, -1))]?.value);
    else if (digits === undefined) top().push(piece);
    else if (empty) top().push(parts.elements[number - 1]);
    else if (!closing) stack.push({ number, nodes: [] });
    else if (stack.length > 1) {
      const { nodes } = stack.pop() ?? { nodes: [] };
      top().push(withNodes(parts.elements[number - 1], nodes, tools));
    }
  }
  const nodes = stack.flatMap((open) => open.nodes);
  return tools.createElement(tools.Fragment, null, ...nodes);
}

function withNodes(
  element: Holding | undefined,
  nodes: readonly ReactNode[],
  { cloneElement }: NodeTools,
): ReactNode {
  return element && cloneElement(element, undefined, ...nodes);
}
