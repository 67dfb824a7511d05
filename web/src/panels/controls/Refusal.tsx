/** Why a value was refused, brought into sight beside its control. */
import type { Field } from '../../protocol/core.gen';
import { say } from '../../words/say';
import { fieldWords } from './typed';

/** The end of a scrolled column may lie behind its edge. */
const show = (sentence: HTMLParagraphElement | null) =>
  sentence?.scrollIntoView({ block: 'nearest' });

interface RefusalProps {
  readonly id?: string;
  readonly children: string;
}

export function Refusal({ id, children }: RefusalProps) {
  return (
    <p key={children} ref={show} className="control-problem" id={id} role="alert">
      {children}
    </p>
  );
}

/** A refusal in the unit of its field, where it is about the range; else as the core says it. */
export function refusalWords(message: string, value: unknown, field: Field): string {
  if (typeof value !== 'number') return message;
  const { min, max } = field;
  const words = (one: number) => fieldWords(one, field);
  if (min !== undefined && value < min)
    return say`${words(value)} is below ${words(min)}, the least`;
  if (max !== undefined && value > max)
    return say`${words(value)} is above ${words(max)}, the most`;
  return message;
}
