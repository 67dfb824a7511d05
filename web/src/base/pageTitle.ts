/** What the browser's tab, its history and a screen reader call the page. */
import { useEffect } from 'react';

/** The title of a page: what it shows, then the product. */
export function pageTitle(shown: string): string {
  return shown === '' ? 'Skywindow' : `${shown} · Skywindow`;
}

/** Names the page for as long as it is shown; null leaves it to a part of the page that knows more. */
export function usePageTitle(shown: string | null): void {
  useEffect(() => {
    if (shown !== null) document.title = pageTitle(shown);
  }, [shown]);
}
