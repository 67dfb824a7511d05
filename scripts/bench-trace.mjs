/** Reads from Chromium's trace what JavaScript costs a frame: wall time and CPU time of the page's own thread. */

/** Where script begins on the page's thread: a frame's callbacks, and all that is called between frames. */
const ENTRIES = [
  'FireAnimationFrame',
  'FunctionCall',
  'TimerFire',
  'EvaluateScript',
  'RunMicrotasks',
];

/** The least, middle, 95th percentile and most, rounded to hundredths. */
export function quantiles(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const round = (value) => Math.round(value * 100) / 100;
  return {
    min: round(at(0)),
    median: round(at(0.5)),
    p95: round(at(0.95)),
    max: round(at(1)),
  };
}

/** Reads the CPU time that the page's own thread has taken so far, in ms. */
export async function threadClock(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
}

/** The trace of what happens in the browser while `work` runs. */
export async function traced(chrome, work) {
  const session = await chrome.newBrowserCDPSession();
  await session.send('Tracing.start', {
    transferMode: 'ReturnAsStream',
    traceConfig: { includedCategories: ['devtools.timeline'], excludedCategories: ['*'] },
  });
  await work();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  const { stream } = await complete;
  let text = '';
  for (let end = false; !end; ) {
    const part = await session.send('IO.read', { handle: stream, size: 1 << 22 });
    text += part.base64Encoded ? Buffer.from(part.data, 'base64').toString() : part.data;
    end = part.eof;
  }
  await session.detach();
  return JSON.parse(text).traceEvents;
}

/** Costs of the frames in a trace: the callbacks of each frame, and all script since the frame before. */
export function costs(events) {
  const outermost = entries(events);
  const frames = [];
  let between = { wall: 0, cpu: 0 };
  for (const event of outermost) {
    const cost = { wall: event.dur / 1000, cpu: (event.tdur ?? 0) / 1000 };
    if (event.name !== 'FireAnimationFrame') {
      between = { wall: between.wall + cost.wall, cpu: between.cpu + cost.cpu };
      continue;
    }
    // The callbacks of one frame follow each other at once.
    const last = frames.at(-1);
    if (last && event.ts - last.end < 1000 && between.wall === 0) {
      last.callbacks = {
        wall: last.callbacks.wall + cost.wall,
        cpu: last.callbacks.cpu + cost.cpu,
      };
      last.end = event.ts + event.dur;
    } else {
      frames.push({ callbacks: cost, between, end: event.ts + event.dur });
      between = { wall: 0, cpu: 0 };
    }
  }
  const of = (read) => quantiles(frames.map(read));
  return {
    frames: frames.length,
    callbacks_cpu_ms: of(({ callbacks }) => callbacks.cpu),
    callbacks_wall_ms: of(({ callbacks }) => callbacks.wall),
    all_script_cpu_ms: of(({ callbacks, between: other }) => callbacks.cpu + other.cpu),
    all_script_wall_ms: of(({ callbacks, between: other }) => callbacks.wall + other.wall),
  };
}

/** The entries into script of the busiest page's main thread, none inside another, in order of time. */
function entries(events) {
  const script = events.filter(({ name, ph }) => ph === 'X' && ENTRIES.includes(name));
  const frames = script.filter(({ name }) => name === 'FireAnimationFrame');
  const counts = new Map();
  for (const { pid, tid } of frames) {
    const thread = `${pid}.${tid}`;
    counts.set(thread, (counts.get(thread) ?? 0) + 1);
  }
  const [main] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? [''];
  const ours = script
    .filter(({ pid, tid }) => `${pid}.${tid}` === main)
    .toSorted((a, b) => a.ts - b.ts || b.dur - a.dur);
  let end = 0;
  return ours.filter((event) => {
    if (event.ts < end) return false;
    end = event.ts + event.dur;
    return true;
  });
}
