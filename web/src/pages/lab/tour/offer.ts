/** Whether the tour is offered: once, to whoever comes to the opening scenario by its plain address. */
import { OPENING_PRESET } from '../../../document/scenarioStore';
import type { Lab } from '../session/lab';

const KEY = 'skywindow.tour';
const PLAIN = /^(#\/(lab\/?)?)?$/;

/** `fragment` is that of the address. Where nothing can be kept it is not offered: it would be again and again. */
export function offersTour(
  { opening, scenario }: Pick<Lab, 'opening' | 'scenario'>,
  fragment: string,
): boolean {
  const { preset, past } = scenario.state.getState();
  if (opening.addressed || opening.reading || !PLAIN.test(fragment)) return false;
  if (preset !== OPENING_PRESET || past.length > 0) return false;
  try {
    return localStorage.getItem(KEY) === null;
  } catch {
    return false;
  }
}

/** It was offered, and will not be again. */
export function wasOffered(): void {
  try {
    localStorage.setItem(KEY, 'offered');
  } catch {
    // Nothing was offered then.
  }
}
