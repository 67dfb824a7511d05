/** The words that only experiments need, asked for by what shows them: the first load of a page does without. */
import { loadExperiments } from 'virtual:languages';
import { spoken } from './say';

let asked: Promise<void> | null = null;

/** Takes them in, once; English has none, and what does not come is said in English. */
export function learnExperiments(): Promise<void> {
  asked ??= learn();
  return asked;
}

async function learn(): Promise<void> {
  const tongue = spoken();
  if (tongue === null) return;
  try {
    tongue.learn((await loadExperiments(tongue.code)).default);
  } catch {
    // Whoever asks next tries again.
    asked = null;
  }
}
