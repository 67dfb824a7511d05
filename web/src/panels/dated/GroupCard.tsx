/** The changes that share a mark of the timeline, as a small card above it. */
import type { DatedChange } from '../../document/datedChanges';
import type { Field } from '../../protocol/core.gen';
import { say } from '../../words/say';
import type { Span } from '../timeline/range';
import { AskedCard } from './AskedCard';
import { ChangeList, isWithin } from './ChangeList';
import { groupWords } from './GroupMark';

interface GroupCardProps {
  readonly changes: readonly DatedChange[];
  readonly fields: readonly Field[];
  /** The instants that the mark stood for when it was pressed. */
  readonly span: Span;
  /** The mark's upper left corner in the window. */
  readonly at: { readonly x: number; readonly y: number };
  /** Takes other changes, or says why not. */
  onChanges(changes: readonly DatedChange[]): string | null;
  /** Moves the playhead to a change. */
  onGo(t: number): void;
  /** Shows them far enough apart to have a mark each. */
  onApart(): void;
  onClose(): void;
}

export function GroupCard(props: GroupCardProps) {
  const { changes, fields, span, at, onChanges, onGo, onApart, onClose } = props;
  const members = changes.filter((change) => isWithin(change, span));
  return (
    <AskedCard
      title={groupWords(members, span)}
      about={say('Too near to each other for marks of their own.')}
      at={at}
      above
      onClose={onClose}
    >
      <ChangeList {...{ changes, fields, span, onChanges, onGo }} />
      {span.from < span.to ? (
        <button type="button" className="button change-apart" onClick={onApart}>
          {say('Zoom in on them')}
        </button>
      ) : null}
    </AskedCard>
  );
}
