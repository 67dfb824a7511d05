/** What packets are called on their arrows, in the words of their protocol. */
import { pieceOf } from '../../document/numberedWords';
import { type FamilyWords, familyOf, type PieceNumber } from '../../families';
import { BlockKind, SegmentKind } from '../../protocol/codes.gen';
import type { SkyView } from '../../protocol/core';
import { EVENT_CODES } from '../../protocol/events.gen';
import type { Numbering } from '../../protocol/runMeta.gen';
import { forgedAt } from '../../reading/forged';
import { heldBack } from '../../reading/heldBack';
import { NONE } from '../../reading/lists';
import { type RecordingStore, rowsOf } from '../../reading/recordingStore';
import type { FlowView } from '../../reading/source';
import { say } from '../../words/say';
import type { FlowPackets } from './packets';

/** The name of a packet of a flow by its kind and number, asked of the core. */
export type PacketName = SkyView['packet'];

/** What a node of the run is called. */
export type NodeName = (node: number) => string;

/** A range of numbers that a receiver reports, both ends included. */
export interface Block {
  readonly first: number;
  readonly last: number;
}

export class Names {
  private readonly store: RecordingStore;
  private readonly view: FlowView;
  private readonly numbering: Numbering;
  private readonly family: FamilyWords;
  private readonly ask: PacketName;
  private readonly nodeName: NodeName;
  readonly by: PieceNumber;

  constructor({ store, flow }: FlowPackets, ask: PacketName, by: PieceNumber, node: NodeName) {
    this.store = store;
    this.view = flow;
    this.nodeName = node;
    this.numbering = flow.numbering;
    this.family = familyOf(flow.protocol);
    this.ask = ask;
    // Where each piece has a number of its own on the wire, that is what it is called by.
    this.by = flow.numbering.step > 1 ? by : 'tsn';
  }

  /** "TSN 7", "SACK 6 [8–10]", "COOKIE ECHO"; "ABORT, forged". */
  of(segment: number): string {
    const name = this.pretended(segment);
    return this.forger(segment) === null ? name : say`${name}, forged`;
  }

  /** What the node is called where somebody else sent a packet in the name of an end; null if nobody did. */
  forger(segment: number): string | null {
    const node = forgedAt(this.store, segment);
    return node === NONE ? null : this.nodeName(node);
  }

  /** Where a packet waited for those before it, and for how long; null where it did not. */
  heldBack(segment: number): { readonly at: string; readonly waited_s: number } | null {
    const held = heldBack(this.store, segment);
    return held && { at: this.nodeName(held.node), waited_s: held.waited_s };
  }

  /** What a packet says that it is, whoever sent it. */
  pretended(segment: number): string {
    const { segments } = this.store;
    const kind = segments.kind[segment] ?? SegmentKind.control;
    if (kind === SegmentKind.data) return this.data(segment);
    if (kind === SegmentKind.icmp) return this.report(segment);
    const name =
      kind === SegmentKind.sack
        ? this.answer(segment)
        : this.ask(this.view.flow, kind, segments.tsn[segment] ?? 0);
    const gaps = this.reported(segment);
    return gaps.length === 0 ? name : `${name} [${this.ranges(gaps)}]`;
  }

  /** The first and the last of a run of packets of one kind: "TSN 7 to 12". */
  run(first: number, last: number): string {
    const [from, to] = [this.of(first), this.of(last)];
    const number = /[\d]+$/.exec(to)?.[0];
    return number === undefined ? say`${from} to ${to}` : say`${from} to ${number}`;
  }

  /** What a report names: what has come, or in families that report that what has not. */
  private reported(segment: number): readonly Block[] {
    const come = [
      ...this.blocks(segment, BlockKind.gap),
      ...this.blocks(segment, BlockKind.promise),
    ].toSorted((a, b) => a.first - b.first);
    return come.length > 0 ? come : this.blocks(segment, BlockKind.missing);
  }

  /** Blocks of a kind in the order of their numbers. */
  blocks(segment: number, kind: BlockKind): Block[] {
    const { blocks } = this.store;
    const found: Block[] = [];
    const [first, end] = rowsOf(blocks.segment, segment);
    for (let row = first; row < end; row += 1) {
      if (blocks.kind[row] !== kind) continue;
      const from = blocks.first[row] ?? 0;
      found.push({ first: from, last: blocks.last[row] ?? from });
    }
    return found.toSorted((a, b) => a.first - b.first);
  }

  private data(segment: number): string {
    const { tsn, stream, ssn, chunks } = this.store.segments;
    const place = {
      stream: stream[segment] ?? 0,
      ssn: (ssn[segment] ?? 0) + this.family.firstPiece,
      tsn: tsn[segment] ?? 0,
    };
    const more = (chunks[segment] ?? 1) - 1;
    const name = this.family.onArrow(place, this.by);
    const asks = this.blocks(segment, BlockKind.poll).length > 0 ? ' + POLL' : '';
    const forward = this.blocks(segment, BlockKind.forward).length > 0 ? say(' + FORWARD TSN') : '';
    return `${name}${more > 0 ? say` and ${more} more` : ''}${asks}${forward}`;
  }

  private answer(segment: number): string {
    const number = this.store.segments.tsn[segment] ?? 0;
    const last = number - (this.numbering.acknowledges_next ? 1 : 0);
    return this.family.onAnswer(number, this.piece(last), this.by);
  }

  private ranges(blocks: readonly Block[]): string {
    const number = (value: number) => (this.by === 'ssn' ? this.piece(value) : value);
    return blocks
      .map(({ first, last }) => [number(first), number(last)])
      .map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`))
      .join(', ');
  }

  private piece(number: number): number {
    return pieceOf(this.view, number);
  }

  /** The report of a packet that was too big, by the node that sends it. */
  private report(segment: number): string {
    const { segments, events } = this.store;
    const [first, end] = rowsOf(events.t, segments.t[segment] ?? Number.NaN);
    for (let row = first; row < end; row += 1) {
      const ours = events.flow[row] === this.view.flow && events.a[row] === segments.tsn[segment];
      if (ours && events.code[row] === EVENT_CODES.network.lossTooBig)
        return say`ICMP too big from ${this.nodeName(events.b[row] ?? -1)}`;
    }
    return this.ask(this.view.flow, SegmentKind.icmp, segments.tsn[segment] ?? 0);
  }
}
