/** Which component shows a field. */
import type { Field } from '../../protocol/core.gen';
import { later } from '../later';
import { ChoiceControl, FlagControl, PartControl } from './ChoiceControl';
import { NumberControl } from './NumberControl';

/** Text that may be longer than this is a file's. */
const LONGEST_LINE = 200;

const FileControl = later('The control', async () => (await import('./FileControl')).FileControl);
const NumbersControl = later(
  'The control',
  async () => (await import('./NumbersControl')).NumbersControl,
);
const TextControl = later('The control', async () => (await import('./TextControl')).TextControl);

export function componentFor({ kind, max = 0 }: Field) {
  if (kind === 'choice') return ChoiceControl;
  if (kind === 'part') return PartControl;
  if (kind === 'list') return NumbersControl;
  if (kind === 'text') return max > LONGEST_LINE ? FileControl : TextControl;
  return kind === 'flag' ? FlagControl : NumberControl;
}
