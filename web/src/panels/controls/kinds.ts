/** Which component shows a field. */
import type { Field } from '../../protocol/core.gen';
import { say } from '../../words/say';
import { later } from '../later';
import { ChoiceControl, FlagControl, PartControl } from './ChoiceControl';
import { NumberControl } from './NumberControl';

/** Text that may be longer than this is a file's. */
const LONGEST_LINE = 200;

const FileControl = later(
  say('The control'),
  async () => (await import('./FileControl')).FileControl,
);
const NumbersControl = later(
  say('The control'),
  async () => (await import('./NumbersControl')).NumbersControl,
);
const TextControl = later(
  say('The control'),
  async () => (await import('./TextControl')).TextControl,
);

export function componentFor({ kind, max = 0 }: Field) {
  if (kind === 'choice') return ChoiceControl;
  if (kind === 'part') return PartControl;
  if (kind === 'list') return NumbersControl;
  if (kind === 'text') return max > LONGEST_LINE ? FileControl : TextControl;
  return kind === 'flag' ? FlagControl : NumberControl;
}
