/** Words in sentences. */
import { numberLocale } from '../words/numbers';
import { type Forms, formOf } from '../words/say';

/** The text with a capital at its beginning. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "1 chunk", "3,000 chunks". */
export function counted(count: number, words: Forms): string {
  return `${count.toLocaleString(numberLocale())} ${formOf(count, words)}`;
}

/** What somebody wrote, as a sentence may say it again. */
export function short(said: string, most = 60): string {
  return said.length > most ? `${said.slice(0, most)}…` : said;
}
