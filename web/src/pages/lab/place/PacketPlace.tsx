/** Where the card of a packet stands: asks for its bytes, and says what the recording knows of it. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { moment, plain } from '../../../base/quantity';
import { capital } from '../../../base/text';
import { nodeName } from '../../../document/runNames';
import { PacketCard, type Reading } from '../../../panels/packet/PacketCard';
import {
  Direction,
  OUTCOME_WORDS,
  RETRANSMIT_WORDS,
  Retransmit,
  SegmentKind,
  wordsOf,
} from '../../../protocol/codes.gen';
import { forgedAt } from '../../../reading/forged';
import { heldBack } from '../../../reading/heldBack';
import { NONE } from '../../../reading/lists';
import { packetBeside } from '../../../reading/packetSteps';
import { say } from '../../../words/say';
import { PacketReader } from '../../../worker/packetReader';
import { showPacket } from '../session/chosen';
import type { Lab } from '../session/lab';
import type { Run } from '../session/run';

interface PacketPlaceProps {
  readonly lab: Pick<Lab, 'run' | 'chosen' | 'playback'>;
  /** The number of the packet in the run. */
  readonly packet: number;
}

export function PacketPlace({ lab, packet }: PacketPlaceProps) {
  const run = useStore(lab.run, (state) => state.run);
  const about = useMemo(() => aboutPacket(run, packet), [run, packet]);
  const [reading, setReading] = useState<Reading>({ kind: 'reading', share: 0 });
  const reader = useRef<PacketReader | null>(null);
  useEffect(() => () => reader.current?.end(), []);
  const ask = useCallback(() => {
    reader.current ??= new PacketReader();
    setReading((before) => (before.kind === 'read' ? before : { kind: 'reading', share: 0 }));
    reader.current.ask(run.text, packet, {
      reached: (reached_s) =>
        setReading({ kind: 'reading', share: Math.min(1, reached_s / (about.t || 1)) }),
      done: (read) => setReading({ kind: 'read', packet: read }),
      failed: (message) => setReading({ kind: 'stopped', message }),
    });
  }, [run, packet, about]);
  useEffect(ask, [ask]);
  const { store } = run;
  const beside = (forward: boolean) => packetBeside(store, store.packetRow(packet), forward);
  const step = (forward: boolean) => {
    const row = beside(forward);
    if (row < 0) return;
    lab.playback.pause();
    lab.playback.seek(store.segments.t[row] ?? 0);
    showPacket(lab, row);
  };
  return (
    <div className="packet-place">
      <PacketCard
        name={about.name}
        facts={about.facts}
        reading={reading}
        // More may be sent while the run goes on.
        beside={{ previous: beside(false) >= 0, next: !store.finished || beside(true) >= 0 }}
        onStep={step}
        onStop={() => {
          reader.current?.end();
          setReading({ kind: 'stopped', message: say('Reading the packet was cancelled.') });
        }}
        onRetry={ask}
        onClose={() => showPacket(lab, null)}
      />
    </div>
  );
}

/** What the recording says of a packet: its name, when it was sent, and what became of it. */
function aboutPacket({ meta, sky, store }: Run, packet: number) {
  const { segments, fates } = store;
  const row = store.packetRow(packet);
  const flow = segments.flow[row] ?? 0;
  const kind = segments.kind[row] ?? SegmentKind.control;
  const t = segments.t[row] ?? 0;
  const ends = meta.flows[flow];
  const path = segments.path[row] ?? 0;
  const sends = segments.direction[row] === Direction.forward ? 0 : 1;
  const [from, to] = sends === 0 ? [ends?.from, ends?.to] : [ends?.to, ends?.from];
  const over = (ends?.paths.length ?? 1) > 1 ? say`, path ${path}` : '';
  const sent = capital(wordsOf(RETRANSMIT_WORDS, segments.retransmit[row] ?? Retransmit.first));
  const way = kind === SegmentKind.icmp ? say`to ${to}` : say`from ${from} to ${to}`;
  const forger = forgedAt(store, row);
  const forged = forger !== NONE;
  const fate = store.fateOf(row);
  const outcome = fates.outcome[fate];
  const after =
    fate === NONE || outcome === undefined
      ? say('It is on its way.')
      : say`${capital(wordsOf(OUTCOME_WORDS, outcome))} ${nodeName(meta, fates.node[fate] ?? 0)} at ${moment(fates.t[fate] ?? 0)}.`;
  const held = heldBack(store, row);
  const waited = held
    ? say` It waited ${plain(1000 * held.waited_s)} ms at ${nodeName(meta, held.node)} for packets sent before it.`
    : '';
  const bytes = plain(segments.bytes[row] ?? 0);
  return {
    t,
    name: `${sky.packet(flow, kind, segments.tsn[row] ?? 0)}${forged ? say(', forged') : ''}`,
    facts: say`${sent} at ${moment(t)} ${forged ? say`by somebody at ${nodeName(meta, forger)}, as if ` : ''}${way}${over}, ${bytes} bytes. ${after}${waited}`,
  };
}
