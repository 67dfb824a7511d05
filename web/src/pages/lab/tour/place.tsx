/** The places of the tour and of its offer, which are loaded when they are shown. */
import { later } from '../../../panels/later';

export const TourOffer = later(
  'The offer of a tour',
  async () => (await import('./TourOffer')).TourOffer,
  () => ({ place: null }),
);
export const Tour = later(
  'The tour',
  async () => (await import('./Tour')).Tour,
  () => ({ place: null }),
);
