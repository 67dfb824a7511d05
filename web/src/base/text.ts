/** Words in sentences. */

/** The text with a capital at its beginning. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "1 chunk", "3,000 chunks". */
export function counted(count: number, [one, many]: readonly [string, string]): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}

/** What somebody wrote, as a sentence may say it again. */
export function short(said: string, most = 60): string {
  return said.length > most ? `${said.slice(0, most)}…` : said;
}
