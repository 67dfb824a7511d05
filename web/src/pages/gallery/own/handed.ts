/** The document that another page hands over to the page of own experiments: an address may be too short for it. */
import { packed, unpacked } from '../../../links/packed';

let handed: string | null = null;

/** The address of an experiment of somebody's own. */
export async function ownAddress(text: string): Promise<string> {
  return `#/gallery/mine?d=${await packed(JSON.stringify(JSON.parse(text)))}`;
}

/** Goes to the page with a document; one that no address holds is handed over, and lasts until the page is closed. */
export async function openOwn(text: string): Promise<void> {
  handed = text;
  location.hash = await ownAddress(text).catch(() => '#/gallery/mine');
}

/** The document that an address has, or that was handed over; null where there is none. Rejects with a sentence. */
export async function ownDocument(data: string | null): Promise<string | null> {
  return data === null ? handed : unpacked(data);
}

/** Keeps the document for a page that is come back to. */
export function hand(text: string): void {
  handed = text;
}
