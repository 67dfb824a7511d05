/** Words in sentences. */
import { numberLocale } from '../words/numbers';
import { type Forms, formOf, spoken } from '../words/say';

/** The text with a capital at its beginning. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A label within a sentence: names and what is written in capitals stay, and so does what other languages capitalise. */
export function midSentence(label: string): string {
  if (spoken() !== null) return label;
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}

/** A heading within a sentence, all of it. */
export function lowered(heading: string): string {
  return spoken() === null ? heading.toLowerCase() : heading;
}

/** "1 chunk", "3,000 chunks". */
export function counted(count: number, words: Forms): string {
  return `${count.toLocaleString(numberLocale())} ${formOf(count, words)}`;
}

/** What somebody wrote, as a sentence may say it again. */
export function short(said: string, most = 60): string {
  return said.length > most ? `${said.slice(0, most)}…` : said;
}
