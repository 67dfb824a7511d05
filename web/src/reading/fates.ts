/** What the column `fates.outcome` means. */
import { LOSSES, type Outcome } from '../protocol/codes.gen';

/** Whether an outcome is a loss: a packet that arrives with a congestion mark is none. */
export function isLoss(outcome: Outcome | undefined): boolean {
  return outcome !== undefined && LOSSES.includes(outcome);
}
