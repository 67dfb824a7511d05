/** Whether keys of one letter, digit or sign act: they can be switched off, for who dictates or strikes keys by chance (WCAG 2.1.4). */

const KEY = 'skywindow.single-keys';

/** What holds where the browser keeps nothing: until the page is left. */
let chosen: boolean | null = null;

export function singleKeysOn(): boolean {
  if (chosen !== null) return chosen;
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

export function switchSingleKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
    chosen = null;
  } catch {
    chosen = on;
  }
}

/** Lists the keys, where they can be switched on again. */
const HELP = '?';

/** Whether a key is one of those, with or without Shift, and they are off. Space, arrows and the keys with names always act. */
export function isSilenced({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const single =
    [...key].length === 1 && key !== ' ' && key !== HELP && !ctrlKey && !metaKey && !altKey;
  return single && !singleKeysOn();
}
