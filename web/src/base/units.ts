/** Branded units: a number that says what it counts, so seconds and milliseconds never mix. */

declare const unit: unique symbol;
type Branded<Name extends string> = number & { readonly [unit]: Name };

export type Seconds = Branded<'s'>;
export type Milliseconds = Branded<'ms'>;
export type Degrees = Branded<'deg'>;
export type Bytes = Branded<'B'>;

export const seconds = (value: number): Seconds => value as Seconds;
export const milliseconds = (value: number): Milliseconds => value as Milliseconds;
export const degrees = (value: number): Degrees => value as Degrees;
export const bytes = (value: number): Bytes => value as Bytes;

/** Seconds of a span given in milliseconds. */
export const toSeconds = (value: Milliseconds): Seconds => (value / 1000) as Seconds;
