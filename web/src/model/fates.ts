/** What the column `fates.outcome` means. */

const DELIVERED = 1;
const DELIVERED_MARKED = 7;

/** Whether an outcome is a loss: a packet that arrives with a congestion mark is none. */
export function isLoss(outcome: number | undefined): boolean {
  return outcome !== undefined && outcome > DELIVERED && outcome !== DELIVERED_MARKED;
}
