/** The clipboard, which browsers close to pages that nobody lets in, and keep from those without https. */

/** Copies a text; whether the clipboard has it. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
