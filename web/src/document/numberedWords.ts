/** Which piece of a flow's data a number is of, and the core's words with those numbers as they were chosen. */
import { familyOf, type PieceNumber } from '../families';
import type { Explanation } from '../protocol/core.gen';
import type { FlowMeta } from '../protocol/runMeta.gen';
import { spoken, translated } from '../words/say';

type Numbered = Pick<FlowMeta, 'protocol' | 'numbering'>;

/** Which piece of a flow's data a number on the wire is of. */
export function pieceOf({ protocol, numbering }: Numbered, number: number): number {
  const { first, step } = numbering;
  return Math.floor((number - first) / step) + familyOf(protocol).firstPiece;
}

/**
 * What the core says of an event, with the numbers of data by the choice, or by both: other languages know its sentences
 * by their own numbers, so that those stand in them also where the others were chosen.
 */
export function inNumbers(
  words: Explanation,
  flow: Numbered | undefined,
  by: PieceNumber | 'both',
): Explanation {
  const numbered = flow && familyOf(flow.protocol).numbered;
  if (!numbered || flow.numbering.step === 1) return inLanguage(words);
  const shown = spoken() === null || by === 'tsn' ? by : 'both';
  const said = (text: string) => numbered(text, (number) => pieceOf(flow, number), shown);
  return inLanguage({ ...words, title: said(words.title), detail: said(words.detail) });
}

function inLanguage(words: Explanation): Explanation {
  if (spoken() === null) return words;
  const { title, detail, rule } = words;
  return { title: translated(title), detail: translated(detail), rule: translated(rule) };
}
