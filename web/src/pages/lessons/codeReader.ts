/** Reads QR codes out of pictures of a camera: by the browser where it can, else by a decoder that is loaded then. */

export interface CodeReader {
  /** The text of the code that is in the picture, or null. */
  read(video: HTMLVideoElement): Promise<string | null>;
}

/** The part of the Barcode Detection API that is used. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
type DetectorClass = {
  new (options: { readonly formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
};

/** Wider pictures are read more slowly, and no better. */
const MOST_PX = 800;

export async function codeReader(): Promise<CodeReader> {
  const { BarcodeDetector: known } = globalThis as { readonly BarcodeDetector?: DetectorClass };
  if (
    known &&
    (await known.getSupportedFormats().catch((): readonly string[] => [])).includes('qr_code')
  ) {
    const detector = new known({ formats: ['qr_code'] });
    return { read: async (video) => (await detector.detect(video))[0]?.rawValue ?? null };
  }
  const { default: decode } = await import('jsqr');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return {
    read: async (video) => {
      const { videoWidth, videoHeight } = video;
      const scale = Math.min(1, MOST_PX / Math.max(1, videoWidth));
      canvas.width = Math.round(videoWidth * scale);
      canvas.height = Math.round(videoHeight * scale);
      if (!context || canvas.width === 0 || canvas.height === 0) return null;
      context.drawImage(video, 0, 0, canvas.width, canvas.height);
      const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
      return decode(data, width, height)?.data ?? null;
    },
  };
}
