/** The browser's offer to install the page as an app: kept while it stands, taken once. */
import { createStore, type StoreApi } from 'zustand/vanilla';

/** What a browser that can install the page hands over (W3C Web App Manifest, incubations: installation prompts). */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

export interface InstallState {
  /** Asks the user; none while the browser offers nothing, or the page is installed. */
  readonly install: (() => Promise<void>) | null;
}

/** The page as its own window, which only an installed one has. */
const STANDALONE = '(display-mode: standalone)';

type Place = Pick<Window, 'addEventListener' | 'matchMedia'>;

/** Keeps what `place` offers from now on: the browser offers it once, long before anybody asks. */
export function keepOffer(place: Place): StoreApi<InstallState> {
  const store = createStore<InstallState>(() => ({ install: null }));
  const standalone = place.matchMedia(STANDALONE);
  const withdraw = () => store.setState({ install: null });
  place.addEventListener('beforeinstallprompt', (event) => {
    // The page has a button of its own: no banner.
    event.preventDefault();
    if (standalone.matches) return;
    const install = async () => {
      // An offer can be taken once; the browser makes another if the user says no.
      withdraw();
      // It refuses where nobody has clicked: then there is nothing to say.
      await (event as InstallEvent).prompt().catch(() => undefined);
    };
    store.setState({ install });
  });
  place.addEventListener('appinstalled', withdraw);
  standalone.addEventListener('change', () => {
    if (standalone.matches) withdraw();
  });
  return store;
}
