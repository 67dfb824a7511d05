/** Asks for the language of the page before anything else is evaluated; English needs none. */
import { direction, LANGUAGES, load } from 'virtual:languages';
import { chosenOf, wishes } from './chosen';
import { speak } from './say';

/** What the page speaks. */
export const language = chosenOf(
  wishes(),
  LANGUAGES.map(({ code }) => code),
);

/** The language's words, spoken once they are here; null for English. */
export const speaking = language === 'en' ? null : begin(language);

async function begin(code: string): Promise<void> {
  try {
    const [{ tongueOf }, words] = await Promise.all([import('./tongue/tongueOf'), load(code)]);
    speak(tongueOf(code, words.default));
    document.documentElement.lang = code;
    document.documentElement.dir = direction(code);
  } catch {
    // Words that do not come are said in English.
  }
}
