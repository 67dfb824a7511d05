/** Hands a file to the person. */

/** Saves a blob under a name. */
export function download(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the blob after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Saves a canvas as a PNG. */
export function downloadPng(name: string, canvas: HTMLCanvasElement): void {
  canvas.toBlob((blob) => {
    if (blob) download(name, blob);
  }, 'image/png');
}

/** A file name from words: "Windows", 20, 80 become "windows-20s-80s". */
export function fileName(title: string, from: number, to: number): string {
  const words = title.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '-');
  return `skywindow-${words}-${Math.round(from)}s-${Math.round(to)}s`;
}
