/** Files dropped anywhere on the lab, and text pasted outside its fields: scenarios, and element sets of satellites. */
import { say } from '../../../words/say';
import type { Taker } from './offeredFile';

/** Gives what is dropped or pasted to `taker` until the returned function is called. */
export function takeFiles(taker: Taker): () => void {
  const offer = async (file: File) => (await import('./offeredFile')).offerFile(file, taker);
  const offerPasted = async (text: string) =>
    (await import('./offeredFile')).offerText(text, say('What was pasted'), taker);
  const over = (event: DragEvent) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  };
  const drop = (event: DragEvent) => {
    // A control for files has taken it.
    if (event.defaultPrevented) return;
    const [file] = event.dataTransfer?.files ?? [];
    if (!file) return;
    event.preventDefault();
    void offer(file);
  };
  const paste = ({ target, clipboardData }: ClipboardEvent) => {
    if (target instanceof Element && target.closest('input, textarea')) return;
    const [file] = clipboardData?.files ?? [];
    const text = clipboardData?.getData('text') ?? '';
    if (file) void offer(file);
    else if (text.includes('\n')) void offerPasted(text);
  };
  addEventListener('dragover', over);
  addEventListener('drop', drop);
  addEventListener('paste', paste);
  return () => {
    removeEventListener('dragover', over);
    removeEventListener('drop', drop);
    removeEventListener('paste', paste);
  };
}
