/** What was chosen in the palette last, on this device. */
const KEY = 'skywindow.palette';
const MOST = 12;

/** The latest first. */
export function recentKeys(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export function remember(key: string): void {
  const keys = [key, ...recentKeys().filter((one) => one !== key)].slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(keys));
  } catch {
    // Where nothing can be kept there is nothing recent.
  }
}
