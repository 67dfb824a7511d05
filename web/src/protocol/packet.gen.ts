/** What is told of the bytes of a packet. Generated from the Rust types by `npm run generate`; do not edit. */

/** What the bytes of a packet say. */
export interface PacketTold {
  /** Its fields in the order of their bytes, each region before what lies in it. */
  readonly fields: readonly FieldTold[];
  /** Whether all of its checksums are right. */
  readonly right: boolean;
  /** What is wrong with it, if it is malformed. */
  readonly malformed: string | null;
  /** What there is to say of it besides, in sentences. */
  readonly remarks: readonly string[];
}

/** A field of a packet, or a region of fields. */
export interface FieldTold {
  /** How deep it lies: a field of a chunk is one deeper than the chunk. */
  readonly depth: number;
  /** Its name, as the standard has it. */
  readonly name: string;
  /** Its value in words. */
  readonly value: string;
  /** What it means. */
  readonly help: string;
  /** Where that is written. */
  readonly source: string;
  /** Its first byte. */
  readonly start: number;
  /** How many bytes it has. */
  readonly length: number;
  /** Which bits of its byte it is; 0 for whole bytes. */
  readonly mask: number;
}
