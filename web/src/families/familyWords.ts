/** What the page says of a family of transport protocols: all of its own terms, and nothing of what it does. */

/** A choice of two numbers for each piece of data: its place in its order, or the number on the wire. */
export type PieceNumber = 'ssn' | 'tsn';

/** Where a piece of data is: in which stream, its number there, and its number on the wire. */
export interface PiecePlace {
  readonly stream: number;
  readonly ssn: number;
  readonly tsn: number;
}

/** The settings of a flow as its document has them. */
export type GivenSettings = Readonly<Record<string, unknown>>;

export interface FamilyWords {
  /** Its name. */
  readonly label: string;
  /** The protocol and what its settings are known by: "SCTP, 4 streams". */
  headline(settings: GivenSettings): string;
  /** What joins the two ends: "association". */
  readonly connection: string;
  /** A piece of user data, one and several. */
  readonly piece: readonly [one: string, many: string];
  /** What the first piece in the order of its stream is called; recordings count from 0. */
  readonly firstPiece: 0 | 1;
  /** What acknowledges, one and several. */
  readonly acknowledgement: readonly [one: string, many: string];
  /** The receiver's window. */
  readonly window: string;
  /** Errors in a row on a path. */
  readonly errors: string;
  /** Whether idle paths are probed. */
  readonly heartbeats: boolean;
  /** Whether it probes before it takes a loss for congestion: by itself, where its settings say so, or never. */
  readonly probes: 'always' | 'chosen' | 'never';
  /** The chart of the numbers on the wire. */
  readonly sequence: {
    readonly title: string;
    readonly name: string;
    readonly unit: string;
    readonly toggle: string;
    readonly empty: string;
  };
  /** The part that shows streams: its name beside charts and events, and what it holds. */
  readonly streams: { readonly name: string; readonly holds: string };
  /** What a cell of that part can be labelled with. */
  readonly numbers: Readonly<Record<PieceNumber, string>>;
  /** What is said when nothing waits at the receiver. */
  readonly nothingWaits: string;
  /** Who waits for which piece. */
  waits(place: PiecePlace, why: string): string;
  /** A piece as the head of its story. */
  place(place: PiecePlace): string;
  /** Up to where an acknowledgement goes: "Acknowledges up to 418". */
  acknowledges(last: number): string;
  /** On the arrow of a piece of data, by the number that was chosen: "TSN 7". */
  onArrow(place: PiecePlace, by: PieceNumber): string;
  /** On the arrow of an acknowledgement: its number as on the wire, or the piece up to which it goes. */
  onAnswer(number: number, piece: number, by: PieceNumber): string;
  /** What a family that numbers data by bytes says with those numbers, by the number that was chosen or by both. */
  numbered?(words: string, piece: (tsn: number) => number, by: PieceNumber | 'both'): string;
  /** Beside a reaction to a loss that did not happen. */
  noLoss(tsn: number): string;
}
