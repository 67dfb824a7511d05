/** The places of the tour and of its offer, which are loaded when they are shown. */
import { later } from '../../../panels/later';
import { say } from '../../../words/say';

export const TourOffer = later(
  say('The offer of a tour'),
  async () => (await import('./TourOffer')).TourOffer,
  () => ({ place: null }),
);
export const Tour = later(
  say('The tour'),
  async () => (await import('./Tour')).Tour,
  () => ({ place: null }),
);
