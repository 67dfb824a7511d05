/** The page: loads the core, keeps the lab, and shows the page that the address names. */
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { messageOf } from '../base/assert';
import { usePageTitle } from '../base/pageTitle';
import { isEmbed } from '../links/isEmbed';
import { isLink } from '../links/shareLink';
import { LabPage } from '../pages/lab/LabPage';
import type { Lab } from '../pages/lab/session/lab';
import { makeLab } from '../pages/lab/session/makeLab';
import { NowherePage } from '../pages/nowhere/NowherePage';
import { ErrorBoundary } from '../panels/ErrorBoundary';
import { PaletteButton } from '../panels/finder/PaletteButton';
import { LanguageChoice } from '../panels/head/LanguageChoice';
import { Loading } from '../panels/Loading';
import { later } from '../panels/later';
import { say } from '../words/say';
import { compiledCore } from '../worker/compiled';
import { type Address, readAddress, scenarioOf } from './address';
import { ThemeSwitch } from './ThemeSwitch';
import './header.css';

const GalleryPage = later(
  say('The gallery'),
  async () => (await import('../pages/gallery/GalleryPage')).GalleryPage,
  ({ header, experiment }) => ({ above: header, of: experiment ?? '' }),
);
const AboutPage = later(
  say('The page about Skywindow'),
  async () => (await import('../pages/about/AboutPage')).AboutPage,
  ({ header }) => ({ above: header }),
);
const ValidationPage = later(
  say('The checks'),
  async () => (await import('../pages/validation/ValidationPage')).ValidationPage,
  ({ header }) => ({ above: header }),
);
const ScenariosPage = later(
  say('The scenarios'),
  async () => (await import('../pages/scenarios/ScenariosPage')).ScenariosPage,
  ({ header }) => ({ above: header }),
);
const GlossaryPage = later(
  say('The glossary'),
  async () => (await import('../pages/glossary/GlossaryPage')).GlossaryPage,
  ({ header }) => ({ above: header }),
);
const MinePage = later(
  say('The library'),
  async () => (await import('../pages/mine/MinePage')).MinePage,
  ({ header }) => ({ above: header }),
);
const LessonsPage = later(
  say('The lessons'),
  async () => (await import('../pages/lessons/LessonsPage')).LessonsPage,
  ({ header }) => ({ above: header }),
);
const EmbedPage = later(
  say('The lab'),
  async () => (await import('../pages/lab/EmbedPage')).EmbedPage,
);

/** Whether another page shows this one in a frame, without what is around the lab. */
const embedded = isEmbed(location.search);

let loading = begin();

/** The scenario that the embedding page tells, where the address says so. */
async function told({ core }: Lab): Promise<string | null> {
  const { firstTold } = await import('../pages/lab/embedScenario');
  return firstTold(core);
}

async function begin(): Promise<Lab> {
  const { loadCore } = await import('../worker/loadCore');
  const lab = makeLab(await loadCore(compiledCore()));
  const first = embedded ? await told(lab) : null;
  if (first === null) await lab.opening.open(location.hash, scenarioOf(location.hash));
  else lab.opening.openTold(first);
  return lab;
}

export function App() {
  const fragment = useFragment();
  const address = readAddress(fragment);
  const { lab, problem, retry } = useLab();
  usePageTitle(ownTitle(address));
  const brand = <Brand page={address.page} />;
  const theme = <ThemeSwitch />;
  const header = (
    <header className="header">
      {brand}
      <div className="actions alone">
        <PaletteButton />
        <LanguageChoice className="button icon language" />
        {theme}
      </div>
    </header>
  );
  if (address.page === 'nowhere') return <NowherePage header={header} said={address.said} />;
  if (address.page === 'scenarios') return <ScenariosPage header={header} />;
  if (address.page === 'glossary') return <GlossaryPage key={fragment} header={header} />;
  if (address.page === 'mine') return <MinePage header={header} onOpen={openKept} />;
  if (address.page === 'about') return <AboutPage header={header} />;
  if (address.page === 'validation') return <ValidationPage header={header} />;
  if (address.page === 'gallery') {
    const { experiment, results, own = null } = address;
    return <GalleryPage key="gallery" {...{ header, experiment, results, own }} />;
  }
  if (address.page === 'lessons' && (address.lesson === null || address.sheet !== null)) {
    return <LessonsPage header={header} lesson={address.lesson} sheet={address.sheet} />;
  }
  if (lab) {
    return (
      <LabPlace
        key="lab"
        header={header}
        fragment={fragment}
        lab={lab}
        brand={brand}
        theme={theme}
        lesson={address.page === 'lessons' ? address.lesson : null}
      />
    );
  }
  return (
    <>
      {embedded ? null : <header className="header of-lab">{brand}</header>}
      <Loading what={say('The simulation')} problem={problem} onRetry={retry} />
    </>
  );
}

/** Opens a run or a lesson of the library; rejects with a sentence. */
async function openKept(text: string): Promise<void> {
  const [lab, { openKept: open }] = await Promise.all([
    loading,
    import('../pages/lab/dialogs/openText'),
  ]);
  await open(lab, text);
}

/** What an address alone says of its page; what else there is to say, the page knows. */
function ownTitle(address: Address): string | null {
  if (address.page === 'gallery') return address.experiment === null ? say('Gallery') : null;
  if (address.page === 'lessons') return address.lesson === null ? say('Lessons') : null;
  if (address.page === 'lab') return null;
  return {
    scenarios: say('Scenarios'),
    glossary: say('Glossary'),
    mine: say('My library'),
    about: say('About'),
    validation: say('Validation'),
    nowhere: say('No such page'),
  }[address.page];
}

interface LabPlaceProps {
  readonly header: ReactNode;
  readonly fragment: string;
  readonly lab: Lab;
  readonly brand: ReactNode;
  readonly theme: ReactNode;
  readonly lesson: string | null;
}

/** The lab, whose fault ends when another link is opened or another run begins. */
function LabPlace({ header, fragment, ...page }: LabPlaceProps) {
  const run = useStore(page.lab.run, (state) => state.run.number);
  return (
    <ErrorBoundary part={say('The lab')} of={`${run} ${fragment}`} above={embedded ? null : header}>
      {embedded ? <EmbedPage lab={page.lab} /> : <LabPage {...page} />}
    </ErrorBoundary>
  );
}

function Brand({ page }: { readonly page: string }) {
  return (
    <>
      <h1 className="brand">
        Sky<span>window</span>
      </h1>
      <nav className="pages" aria-label={say('Pages')}>
        <a href="#/lab" aria-current={page === 'lab' ? 'page' : undefined}>
          {say('Lab')}
        </a>
        <a href="#/scenarios" aria-current={page === 'scenarios' ? 'page' : undefined}>
          {say('Scenarios')}
        </a>
        <a href="#/gallery" aria-current={page === 'gallery' ? 'page' : undefined}>
          {say('Gallery')}
        </a>
        <a href="#/lessons" aria-current={page === 'lessons' ? 'page' : undefined}>
          {say('Lessons')}
        </a>
        <a href="#/glossary" aria-current={page === 'glossary' ? 'page' : undefined}>
          {say('Glossary')}
        </a>
        <a href="#/about" aria-current={page === 'about' ? 'page' : undefined}>
          {say('About')}
        </a>
      </nav>
    </>
  );
}

/** The fragment of the address. One that names an element of the page only leads there. */
function useFragment(): string {
  const [fragment, setFragment] = useState(location.hash);
  useEffect(() => {
    const follow = ({ newURL }: HashChangeEvent) => {
      // The lab may have written its own address over it by now.
      const { hash } = new URL(newURL);
      if (hash.length > 1 && document.getElementById(hash.slice(1))) return;
      setFragment(hash);
      // Before there is a lab, the one to come opens the address itself.
      if (isLink(hash))
        loading.then(({ opening }) => opening.openLink(hash)).catch(() => undefined);
      const scenario = scenarioOf(hash);
      if (scenario !== null) {
        loading.then(({ opening }) => opening.openNamed(scenario)).catch(() => undefined);
      }
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return fragment;
}

interface Opening {
  readonly lab: Lab | null;
  readonly problem: string | null;
}

function useLab(): Opening & { retry(): void } {
  const [state, setState] = useState<Opening>({ lab: null, problem: null });
  const follow = useCallback(() => {
    setState({ lab: null, problem: null });
    loading.then(
      (lab) => setState({ lab, problem: null }),
      (thrown: unknown) =>
        setState({
          lab: null,
          problem: say`The simulation could not be loaded: ${messageOf(thrown)}`,
        }),
    );
  }, []);
  useEffect(follow, [follow]);
  const retry = () => {
    loading = begin();
    follow();
  };
  return { ...state, retry };
}
