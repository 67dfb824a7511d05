/** Texts that do not stand in the sources of the page: of the core's declarations and of the built-in documents. */

export async function catalogueTexts() {
  return [];
}
