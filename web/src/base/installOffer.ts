/** What the browser of this page offers: loaded with the first script, for the offer may come before the rest. */
import { keepOffer } from './install';

export const installOffer = keepOffer(window);
