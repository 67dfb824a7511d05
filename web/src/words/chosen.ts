/** Which language the page speaks: the one of its address, the one that was chosen here, what the browser wishes. */

/** By which an address asks for a language. */
export const PARAMETER = 'lang';
/** In the storage of the device what was chosen, in that of the tab what its address asked for. */
const KEY = 'skywindow.language';

/** The first of the wishes that is offered, by its code; English without any. */
export function chosenOf(wishes: readonly (string | null)[], offered: readonly string[]): string {
  for (const wish of wishes) {
    const code = wish && offered.find((one) => isOf(wish, one));
    if (code) return code;
  }
  return 'en';
}

/** What is wished for here, the strongest wish first. What an address asks for stays with the tab: its links have none. */
export function wishes(): readonly (string | null)[] {
  const asked = new URLSearchParams(location.search).get(PARAMETER);
  if (asked !== null) keep(() => sessionStorage, asked);
  return [asked, kept(() => sessionStorage), kept(() => localStorage), ...navigator.languages];
}

/** Keeps the choice, and loads the page anew in that language. What the lab shows comes back with it. */
export function choose(code: string): void {
  keep(() => localStorage, code);
  // Where storage is closed to the page, its address says it.
  const told = kept(() => localStorage) === code ? null : code;
  keep(() => sessionStorage, told);
  const address = new URL(location.href);
  if (told === null) address.searchParams.delete(PARAMETER);
  else address.searchParams.set(PARAMETER, told);
  history.replaceState(history.state, '', address);
  location.reload();
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

/** Storage may be closed to the page. */
function kept(storage: () => Storage): string | null {
  try {
    return storage().getItem(KEY);
  } catch {
    return null;
  }
}

function keep(storage: () => Storage, code: string | null): void {
  try {
    if (code === null) storage().removeItem(KEY);
    else storage().setItem(KEY, code);
  } catch {
    // See above.
  }
}
