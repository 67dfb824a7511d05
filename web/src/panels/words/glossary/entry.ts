/** What the glossary says of a term, and a chapter of terms. */

export interface Entry {
  readonly name: string;
  /** Other ways in which the page says it. */
  readonly also?: readonly string[];
  /** Where it is the whole of a label: words too plain to be marked within sentences. */
  readonly alone?: readonly string[];
  /** What else means it: names that are made of letters and numbers. */
  readonly pattern?: string;
  /** One sentence. */
  readonly says: string;
  /** Where it is written. */
  readonly source?: string;
}

export interface Chapter {
  readonly name: string;
  readonly entries: readonly Entry[];
}
