/** What the address names: a page, an experiment of the gallery, a lesson, or nothing. */
import { isLink } from '../links/shareLink';

export type Address =
  | { readonly page: 'lab' }
  | {
      readonly page: 'gallery';
      readonly experiment: string | null;
      /** A file of results beside the site. */
      readonly results: string | null;
      /** An experiment of somebody's own, as its link has it. */
      readonly own?: string;
    }
  | { readonly page: 'lessons'; readonly lesson: string | null; readonly sheet: Sheet | null }
  | { readonly page: 'scenarios' | 'glossary' | 'mine' }
  | { readonly page: 'about' | 'validation' }
  | { readonly page: 'nowhere'; readonly said: string };

/** The pages whose addresses name nothing else. */
const PLAIN = [
  { page: 'scenarios' },
  { page: 'glossary' },
  { page: 'mine' },
  { page: 'about' },
  { page: 'validation' },
] as const;

/** What of a lesson is printed, and where the answers of a class are collected. */
const SHEETS = ['worksheet', 'notes', 'key', 'answers'] as const;
export type Sheet = (typeof SHEETS)[number];

/** Longest part of a meaningless address that is said. */
const MOST_SAID = 80;

/** Reads the fragment of an address, with its `#`. */
export function readAddress(fragment: string): Address {
  const said = fragment.replace(/^#/, '');
  if (isLink(said)) return { page: 'lab' };
  const [page = '', ...rest] = (said.split('?')[0] ?? '').replace(/^\/|\/$/g, '').split('/');
  const [part, printed, ...more] = rest;
  const rooted = said === '' || said.startsWith('/');
  const nowhere = {
    page: 'nowhere',
    said: said.length > MOST_SAID ? `${said.slice(0, MOST_SAID)}…` : said,
  } as const;
  if (!rooted || more.length > 0) return nowhere;
  if (page === 'gallery' || page === 'lessons') {
    const id = part === undefined ? null : decoded(part);
    const sheet = SHEETS.find((one) => one === printed) ?? null;
    if ((part !== undefined && id === null) || (printed !== undefined && sheet === null)) {
      return nowhere;
    }
    if (page === 'lessons') return { page, lesson: id, sheet };
    const asked = new URLSearchParams(said.split('?')[1] ?? '');
    const [results, own] = [asked.get('results'), asked.get('d')];
    if (sheet !== null) return nowhere;
    return { page, experiment: id, results, ...(own === null ? {} : { own }) };
  }
  if (part !== undefined) return nowhere;
  if (page === '' || page === 'lab') return { page: 'lab' };
  return PLAIN.find(({ page: known }) => known === page) ?? nowhere;
}

/** The built-in scenario that an address of the lab asks for, `#/lab?scenario=two-links`, or null. */
export function scenarioOf(fragment: string): string | null {
  const [page = '', asked = ''] = fragment.split('?');
  if (isLink(fragment) || readAddress(page).page !== 'lab') return null;
  return new URLSearchParams(asked).get('scenario');
}

/** A part of an address in plain letters, or null if its escapes mean nothing. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
