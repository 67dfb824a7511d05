/** Which language the page speaks: the one of its address, the one that was chosen here, what the browser wishes. */

export const PARAMETER = 'lang';
const KEY = 'skywindow.language';

/** The first of the languages that is asked for, by its code; English without any. */
export function chosenOf(
  search: string,
  stored: string | null,
  wishes: readonly string[],
  offered: readonly string[],
): string {
  const asked = new URLSearchParams(search).get(PARAMETER);
  for (const wish of [asked, stored, ...wishes]) {
    const code = wish && offered.find((one) => isOf(wish, one));
    if (code) return code;
  }
  return 'en';
}

/** Whether a language is the one that is offered: the same one in the same script, wherever it is spoken. */
function isOf(wish: string, offered: string): boolean {
  try {
    const [one, other] = [wish, offered].map((code) => new Intl.Locale(code).maximize());
    return one?.language === other?.language && one?.script === other?.script;
  } catch {
    return false;
  }
}

/** What was chosen on this device. Storage may be closed to the page. */
export function storedChoice(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Keeps the choice, and loads the page anew in that language. What the lab shows comes back with it. */
export function choose(code: string): void {
  try {
    localStorage.setItem(KEY, code);
  } catch {
    // Then the address says it.
  }
  const address = new URL(location.href);
  if (storedChoice() === code) address.searchParams.delete(PARAMETER);
  else address.searchParams.set(PARAMETER, code);
  history.replaceState(history.state, '', address);
  location.reload();
}
