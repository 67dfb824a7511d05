/** The sign of a moment: that of the kind of event it is. */
import { READINGS } from '../../families';
import { type EventKind, kindOf } from '../../reading/eventKinds';
import { type CommonMoment, isCommon, type MomentKind } from '../../reading/moments';
import { KindSign } from '../events/KindSign';

const SIGNS: Readonly<Record<CommonMoment, EventKind>> = {
  'slow-start': 'window',
  loss: 'loss',
  'fast-retransmit': 'fast-retransmit',
  timeout: 'timeout',
  probing: 'probing',
  'window-closed': 'window',
  'application-limited': 'window',
  'buffer-full': 'receiver',
  'buffer-blocking': 'blocking',
  'queue-full': 'loss',
  'longest-wait': 'receiver',
  handover: 'handover',
  seam: 'handover',
  'path-hint': 'hint',
  failover: 'failover',
  incident: 'incident',
};

/** What a family has of its own is of the kind of its event. */
const OWN_SIGNS: ReadonlyMap<string, EventKind> = new Map(
  READINGS.flatMap(({ ownMoments }) =>
    ownMoments.map(({ kind, code }) => [kind, kindOf(code)] as const),
  ),
);

export function MomentSign({ kind }: { readonly kind: MomentKind }) {
  return <KindSign kind={isCommon(kind) ? SIGNS[kind] : (OWN_SIGNS.get(kind) ?? 'incident')} />;
}
