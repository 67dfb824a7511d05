import type { Page } from '@playwright/test';

/** What the page says of a link. */
export interface Seen {
  readonly words: string;
  readonly t_s: number;
  readonly step: string;
  readonly changes: readonly string[];
  readonly runs: readonly string[];
}

export function seenAt(page: Page, address: string): Promise<Seen>;
