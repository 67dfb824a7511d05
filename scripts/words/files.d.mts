export interface Language {
  readonly code: string;
  readonly name: string;
  readonly direction: string;
}
export function languagesOf(folder: string): readonly Language[];
export function wordsOf(folder: string, code: string, later?: boolean): object;
