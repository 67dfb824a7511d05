/** Whether the page is shown in a frame of another one; what else its address says is read when it is (embed.ts). */

/** Whether an address asks for the lab without what is around it. */
export function isEmbed(search: string): boolean {
  return new URLSearchParams(search).get('embed') === '1';
}
