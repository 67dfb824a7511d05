/**
 * Stands between the lab in its frame and Python behind this address: what Python asks for becomes the messages of an
 * embed (docs/embed.md), and what the lab tells goes to Python.
 */
{
  /** How long after a failure Python is asked again, ms; after so many it is taken to be gone. */
  const AGAIN_MS = 1000;
  const MOST_FAILURES = 3;

  const { origin } = location;
  const frame = document.createElement('iframe');
  const post = (message) => frame.contentWindow?.postMessage(message, origin);
  const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

  const ask = async (what) => {
    const response = await fetch(what);
    if (!response.ok) throw new Error(`${response.status}`);
    return response.json();
  };

  /** Asks until there is an answer. */
  const persist = async (what) => {
    for (let failures = 0; ; failures += 1) {
      document.getElementById('gone').hidden = failures < MOST_FAILURES;
      try {
        return await ask(what);
      } catch {
        await sleep(AGAIN_MS);
      }
    }
  };

  /** Messages that Python has not heard yet, in their order; of states only the last one matters. */
  let untold = [];
  let telling = false;
  const tell = async (message) => {
    if (message.type === 'skywindow.state')
      untold = untold.filter(({ type }) => type !== message.type);
    untold.push(message);
    if (telling) return;
    telling = true;
    while (untold.length > 0) {
      const messages = untold;
      untold = [];
      const body = JSON.stringify(messages);
      while (!(await fetch('told', { method: 'POST', body }).catch(() => null))) {
        await sleep(AGAIN_MS);
      }
    }
    telling = false;
  };

  /** Hands on what Python asks for, for as long as the frame is there. */
  const obey = async (after) => {
    for (let last = after; ; ) {
      for (const { id, message } of await persist(`asked?after=${last}`)) {
        post({ ...message, id });
        last = id;
      }
    }
  };

  let start = null;
  const heard = {
    'skywindow.waiting': async () => {
      start = await persist('start');
      post({ type: 'skywindow.scenario', scenario: start.scenario });
    },
    'skywindow.ready': () => {
      post({ type: 'skywindow.seek', t: start.t });
      post({ type: 'skywindow.speed', speed: start.speed });
      // A lab plays by itself unless motion is unwanted. The answer is the first that Python waits for.
      post({ type: start.playing ? 'skywindow.state' : 'skywindow.pause', id: start.done });
      void obey(start.done);
    },
  };
  addEventListener('message', (event) => {
    const { source, data } = event;
    if (source !== frame.contentWindow || event.origin !== origin) return;
    heard[data?.type]?.();
    if (String(data?.type).startsWith('skywindow.')) void tell(data);
  });

  const query = new URLSearchParams(location.search);
  const parts = query.get('parts') ?? 'globe,charts,timeline';
  const asks = `embed=1&parts=${encodeURIComponent(parts)}&origin=${encodeURIComponent(origin)}`;
  frame.title = 'The lab';
  frame.allow = 'fullscreen; clipboard-write';
  frame.src = `site/index.html?${asks}&scenario=told`;
  document.body.append(frame);
}
