/** The lab in a frame of another page: the parts that the address names, and nothing around them. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { usePageTitle } from '../../base/pageTitle';
import { inWords } from '../../document/document';
import { isLocked, readEmbed, unknownLocks } from '../../links/embed';
import { Locks } from '../../panels/controls/Lock';
import { ErrorBoundary } from '../../panels/ErrorBoundary';
import { later } from '../../panels/later';
import { listed } from '../../words/lists';
import { say } from '../../words/say';
import { hostOf, speakWith } from './embedMessages';
import { scenarioOf } from './embedScenario';
import { useLabKeys } from './keys/useLabKeys';
import { Charts } from './place/Charts';
import { Controls } from './place/Controls';
import { GlobePanel } from './place/GlobePanel';
import { useTitle } from './place/Header';
import { Icon } from './place/Icon';
import { Notices } from './place/Notices';
import { Timeline } from './place/Timeline';
import { useExplain } from './session/explain';
import { useFlowView } from './session/flowView';
import type { Lab } from './session/lab';
import { type Linkable, linkOf } from './session/link';
import { notify } from './session/view';
import './embed.css';

const KeysDialog = later(
  say('The list of keys'),
  async () => (await import('./keys/KeysDialog')).KeysDialog,
);

/** The height that an embed asks for, CSS pixels: of each part, and of the line below them. */
const HEIGHTS = { globe: 320, charts: 320, timeline: 97, controls: 320 } as const;
const LINE_PX = 30;
/** The parts that stand beside each other where there is room. */
const BESIDE_PX = 700;

const NO_SEARCH = { current: null };

export function EmbedPage({ lab }: { readonly lab: Lab }) {
  const embed = useMemo(() => readEmbed(location.search), []);
  const { parts } = embed;
  const number = useStore(lab.run, (state) => state.run.number);
  const flow = useFlowView(lab);
  const explain = useExplain(lab);
  const [keys, setKeys] = useState(false);
  usePageTitle(useTitle(lab));
  useLabKeys(lab, flow, { keys: () => setKeys(true) });
  useEffect(() => {
    const host = hostOf(embed.origin);
    const spoken = { clock: lab.playback, scenario: embed.told ? scenarioOf(lab) : null };
    return host ? speakWith(host, spoken, { parts, height: heightOf(parts) }) : undefined;
  }, [embed, parts, lab]);
  useEffect(() => {
    const paths = lab.fields.map((field) => field.path);
    const unknown = unknownLocks(embed.lock, paths).map((one) => `"${one.slice(0, 60)}"`);
    const locks =
      unknown.length === 0 ? [] : [say`lock names ${listed(unknown)}, which no scenario has.`];
    const said = [...embed.problems, ...locks];
    if (said.length > 0) notify(lab.view, said.join(' '));
  }, [embed, lab]);
  const locked = useCallback((one: string) => isLocked(embed, one), [embed]);
  // Without a globe nothing else would tell the simulation that it may go on.
  const showsGlobe = parts.includes('globe');
  useEffect(() => {
    if (!showsGlobe) lab.simulations.opened();
  }, [showsGlobe, lab]);

  return (
    <div className="lab embed" data-parts={parts.join(' ')}>
      <main className="embed-parts" aria-label={say('Lab')}>
        <h1 className="sr-only">{say('Skywindow')}</h1>
        {parts.includes('controls') ? (
          <aside className="left" aria-label={say('Controls')}>
            <ErrorBoundary part={say('The controls')} of={number}>
              <Locks value={locked}>
                <Controls lab={lab} searchRef={NO_SEARCH} onPicking={() => undefined} />
              </Locks>
            </ErrorBoundary>
          </aside>
        ) : null}
        {showsGlobe ? (
          <section className="middle on-globe" aria-label={say('Globe')}>
            <ErrorBoundary part={say('The globe')} of={number}>
              <GlobePanel lab={lab} covered={false} />
            </ErrorBoundary>
          </section>
        ) : null}
        {parts.includes('charts') ? (
          <section className="right" aria-label={say('Charts')}>
            <ErrorBoundary part={say('The charts')} of={number}>
              <div className="embed-charts">
                <Charts lab={lab} flow={flow} explain={explain} />
              </div>
            </ErrorBoundary>
          </section>
        ) : null}
        <Notices lab={lab} />
        {keys ? <KeysDialog open={keys} onClose={() => setKeys(false)} /> : null}
      </main>
      {parts.includes('timeline') ? (
        <footer className="bottom">
          <ErrorBoundary part={say('The timeline')} of={number}>
            <Timeline lab={lab} flow={flow} />
          </ErrorBoundary>
        </footer>
      ) : null}
      <WholeLab lab={lab} onKeys={() => setKeys(true)} />
    </div>
  );
}

interface WholeLabProps {
  readonly lab: Linkable;
  onKeys(): void;
}

/** What the frame shows, its keys, and the way to all of it; the address is made when it is asked for. */
function WholeLab({ lab, onKeys }: WholeLabProps) {
  const document = useStore(lab.scenario.state, (state) => state.document);
  const { subject, rest } = inWords(document);
  const open = async (target: HTMLAnchorElement) => {
    const link = await linkOf(lab).catch(() => null);
    if (link === null) return;
    const url = new URL(link);
    url.search = '';
    target.href = url.href;
  };
  return (
    <p className="embed-line">
      <span>
        {subject} · {rest}
      </span>
      <button
        type="button"
        className="embed-keys"
        aria-label={say('Keyboard shortcuts')}
        title={say('Keyboard shortcuts')}
        onClick={onKeys}
      >
        <Icon name="keys" />
      </button>
      <a
        href={location.pathname}
        target="_blank"
        rel="noreferrer"
        onPointerEnter={(event) => void open(event.currentTarget)}
        onFocus={(event) => void open(event.currentTarget)}
      >
        {say('Open in Skywindow')}
      </a>
    </p>
  );
}

/** How high an embed of these parts would best be. */
function heightOf(parts: readonly (keyof typeof HEIGHTS)[]): number {
  const stacked = parts.filter((part) => part !== 'timeline').map((part) => HEIGHTS[part]);
  const beside = innerWidth >= BESIDE_PX;
  const above = beside ? Math.max(0, ...stacked) : stacked.reduce((sum, one) => sum + one, 0);
  return above + (parts.includes('timeline') ? HEIGHTS.timeline : 0) + LINE_PX;
}
