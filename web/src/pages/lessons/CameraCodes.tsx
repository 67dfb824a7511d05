/** A camera that reads one code after the other; its pictures stay in the page. */
import { useEffect, useRef, useState } from 'react';
import { say } from '../../words/say';
import { codeReader } from './codeReader';

interface CameraCodesProps {
  onCode(text: string): void;
}

/** Between two looks, ms: the processor is left to what else it has to do. */
const EVERY_MS = 250;

export function CameraCodes({ onCode }: CameraCodesProps) {
  const video = useRef<HTMLVideoElement>(null);
  const told = useRef(onCode);
  told.current = onCode;
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    const { current: element } = video;
    if (!element) return;
    const stop = new AbortController();
    look(element, stop.signal, (text) => told.current(text)).catch(() => {
      if (!stop.signal.aborted) {
        setProblem(say('The camera cannot be used here. Paste the lines, or open a file of them.'));
      }
    });
    return () => stop.abort();
  }, []);
  return (
    <div className="class-camera">
      {problem === null ? null : <p role="alert">{problem}</p>}
      <video
        ref={video}
        muted
        playsInline
        aria-label={say('What the camera sees')}
        hidden={problem !== null}
      />
    </div>
  );
}

async function look(
  video: HTMLVideoElement,
  signal: AbortSignal,
  tell: (text: string) => void,
): Promise<void> {
  const reader = await codeReader();
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment' },
  });
  const end = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  if (signal.aborted) {
    end();
    return;
  }
  signal.addEventListener('abort', end);
  video.srcObject = stream;
  await video.play();
  while (!signal.aborted) {
    const text = await reader.read(video).catch(() => null);
    if (text !== null && !signal.aborted) tell(text);
    await new Promise((done) => setTimeout(done, EVERY_MS));
  }
}
