/** Makes a file of frames: MP4 and WebM by the browser's own encoders, GIF by ours. */
import { applyPalette, GIFEncoder, quantize } from 'gifenc';
import {
  BufferTarget,
  CanvasSource,
  canEncodeVideo,
  Mp4OutputFormat,
  Output,
  QUALITY_HIGH,
  type VideoCodec,
  WebMOutputFormat,
} from 'mediabunny';
import { say } from '../../../words/say';
import { beginOf, type FilmPlan, FORMATS, type Format } from './plan';

/** Takes the frames of a film one after the other. */
export interface Sink {
  /** Takes the canvas as it is now as a frame. */
  add(frame: number): Promise<void>;
  /** The whole file. */
  end(): Promise<Blob>;
  /** Lets go of what was made so far. */
  cancel(): Promise<void>;
}

/** What every player of a format plays; the first that the browser encodes is taken. */
const CODECS: Readonly<Record<Exclude<Format, 'gif'>, readonly VideoCodec[]>> = {
  mp4: ['avc'],
  webm: ['vp9', 'vp8'],
};

const NAMES: Readonly<Record<Format, string>> = {
  mp4: say('H.264 for MP4'),
  webm: say('VP9 or VP8 for WebM'),
  gif: 'GIF',
};

async function codecOf(
  format: Exclude<Format, 'gif'>,
  [width, height]: FilmPlan['size'],
): Promise<VideoCodec | null> {
  if (!('VideoEncoder' in globalThis)) return null;
  for (const codec of CODECS[format]) {
    if (await canEncodeVideo(codec, { width, height, quality: QUALITY_HIGH })) return codec;
  }
  return null;
}

/** Why this browser cannot make films of a format in this size, in a sentence; nothing for one that it can make. */
export async function unable(
  size: FilmPlan['size'],
): Promise<Readonly<Partial<Record<Format, string>>>> {
  const found: Partial<Record<Format, string>> = {};
  for (const format of FORMATS) {
    if (format === 'gif' || (await codecOf(format, size))) continue;
    found[format] = say`This browser does not encode ${NAMES[format]} in this size.`;
  }
  return found;
}

export async function sinkFor(canvas: HTMLCanvasElement, plan: FilmPlan): Promise<Sink> {
  const { format, size } = plan;
  if (format === 'gif') return gifSink(canvas, plan);
  const codec = await codecOf(format, size);
  if (!codec) throw new Error(say`This browser does not encode ${NAMES[format]} in this size.`);
  return videoSink(canvas, plan, codec);
}

async function videoSink(
  canvas: HTMLCanvasElement,
  { format, rate }: FilmPlan,
  codec: VideoCodec,
): Promise<Sink> {
  const target = new BufferTarget();
  const container =
    format === 'mp4' ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat();
  const output = new Output({ format: container, target });
  const source = new CanvasSource(canvas, { codec, quality: QUALITY_HIGH, keyFrameInterval: 1 });
  output.addVideoTrack(source, { frameRate: rate });
  await output.start();
  return {
    add: (frame) => source.add(frame / rate, 1 / rate),
    async end() {
      await output.finalize();
      return new Blob([target.buffer ?? new ArrayBuffer(0)], { type: `video/${format}` });
    },
    cancel: () => output.cancel(),
  };
}

const COLORS = 256;

/** Every frame has the colours that it needs most. */
function gifSink(canvas: HTMLCanvasElement, { rate }: FilmPlan): Sink {
  const encoder = GIFEncoder();
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return {
    add(frame) {
      const { width, height } = canvas;
      const { data } = context?.getImageData(0, 0, width, height) ?? {
        data: new Uint8ClampedArray(),
      };
      const palette = quantize(data, COLORS);
      const delay = 10 * (beginOf(rate, frame + 1) - beginOf(rate, frame));
      encoder.writeFrame(applyPalette(data, palette), width, height, { palette, delay });
      return Promise.resolve();
    },
    end() {
      encoder.finish();
      return Promise.resolve(new Blob([encoder.bytes()], { type: 'image/gif' }));
    },
    cancel: () => Promise.resolve(),
  };
}
