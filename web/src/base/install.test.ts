/** The button that installs the page: there while the browser offers it, gone once it is taken or installed. */
import { describe, expect, it, vi } from 'vitest';
import { keepOffer } from './install';

function browser(standalone = false) {
  const media = Object.assign(new EventTarget(), { matches: standalone });
  const place = Object.assign(new EventTarget(), { matchMedia: () => media });
  const store = keepOffer(place as unknown as Window);
  return {
    offered: () => store.getState().install !== null,
    install: () => store.getState().install?.(),
    /** The browser offers to install the page; returns the event and how often the user was asked. */
    offer(answer: () => Promise<unknown> = async () => ({ outcome: 'dismissed' })) {
      const prompt = vi.fn(answer);
      const event = new Event('beforeinstallprompt', { cancelable: true });
      place.dispatchEvent(Object.assign(event, { prompt }));
      return { event, prompt };
    },
    installed: () => place.dispatchEvent(new Event('appinstalled')),
    becomesWindow() {
      media.matches = true;
      media.dispatchEvent(new Event('change'));
    },
  };
}

describe('the offer to install', () => {
  it('is there only once the browser makes it, which shows no banner of its own', () => {
    const page = browser();
    expect(page.offered()).toBe(false);
    const { event, prompt } = page.offer();
    expect(page.offered()).toBe(true);
    expect(event.defaultPrevented).toBe(true);
    expect(prompt).not.toHaveBeenCalled();
  });

  it('asks the user once, and is gone until the browser makes another', async () => {
    const page = browser();
    const { prompt } = page.offer();
    await page.install();
    expect(prompt).toHaveBeenCalledOnce();
    expect(page.offered()).toBe(false);
    page.offer();
    expect(page.offered()).toBe(true);
  });

  it('says nothing where the browser refuses to ask', async () => {
    const page = browser();
    page.offer(() => Promise.reject(new DOMException('no gesture', 'NotAllowedError')));
    await expect(page.install()).resolves.toBeUndefined();
    expect(page.offered()).toBe(false);
  });

  it('is gone when the page is installed by other means', () => {
    const page = browser();
    page.offer();
    page.installed();
    expect(page.offered()).toBe(false);
  });

  it('is not made to the installed page', () => {
    const page = browser(true);
    page.offer();
    expect(page.offered()).toBe(false);
    const tab = browser();
    tab.offer();
    tab.becomesWindow();
    expect(tab.offered()).toBe(false);
  });
});
