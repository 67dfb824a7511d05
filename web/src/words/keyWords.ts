/** Keys as the keyboards of a language name them. */
import { say } from './say';

/** Those of "Ctrl Shift Z", each by its name. */
export function keyWords(keys: string): readonly string[] {
  const names: Readonly<Record<string, string>> = {
    Space: say('Space'),
    Home: say('Home'),
    End: say('End'),
    PageUp: say('PageUp'),
    PageDown: say('PageDown'),
    Shift: say('Shift'),
    Ctrl: say('Ctrl'),
    Esc: say('Esc'),
  };
  return keys === '' ? [] : keys.split(' ').map((key) => names[key] ?? key);
}
