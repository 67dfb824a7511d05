/** What stands below a picture: where its numbers come from. */
import { say } from './say';

/** With the address of the page that made it. */
export function pictureSource(address: string): string {
  return say`Source: simulated with Skywindow, ${address}`;
}
