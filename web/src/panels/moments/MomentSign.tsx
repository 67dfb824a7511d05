/** The sign of a moment: that of the kind of event it is. */
import type { EventKind } from '../../reading/eventKinds';
import type { MomentKind } from '../../reading/moments';
import { KindSign } from '../events/KindSign';

const SIGNS: Readonly<Record<MomentKind, EventKind>> = {
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
  failover: 'failover',
  incident: 'incident',
  'out-of-the-blue': 'association',
  discarded: 'association',
  restart: 'association',
  'stale-cookie': 'association',
  abort: 'association',
};

export function MomentSign({ kind }: { readonly kind: MomentKind }) {
  return <KindSign kind={SIGNS[kind]} />;
}
