/** The page: loads the core, keeps the session, and shows the page that the address names. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { messageOf } from '../base/assert';
import { isLink } from '../model/link';
import { AboutPage } from '../pages/about/AboutPage';
import { LabPage } from '../pages/lab/LabPage';
import { LabSession } from '../pages/lab/session';
import { ErrorBoundary } from '../panels/ErrorBoundary';
import { compiledCore } from '../worker/compiled';
import { loadCore } from '../worker/core';
import { ThemeSwitch } from './ThemeSwitch';
import './header.css';

/** Loaded when it is first opened, so that the lab starts with less. */
const GalleryPage = lazy(() => import('../pages/gallery/GalleryPage'));

const loading = begin();

async function begin(): Promise<LabSession> {
  const session = new LabSession(await loadCore(compiledCore()));
  await session.open(location.hash);
  return session;
}

export function App() {
  const page = usePage();
  const { session, problem } = useSession();
  const brand = <Brand page={page} />;
  const theme = <ThemeSwitch />;
  const header = (
    <header className="header">
      {brand}
      <div className="actions alone">{theme}</div>
    </header>
  );
  if (page === 'about') return <AboutPage header={header} />;
  if (page === 'gallery') {
    return (
      <ErrorBoundary part="The gallery">
        <Suspense fallback={header}>
          <GalleryPage header={header} />
        </Suspense>
      </ErrorBoundary>
    );
  }
  if (session) {
    return (
      <ErrorBoundary part="The lab">
        <LabPage session={session} brand={brand} theme={theme} />
      </ErrorBoundary>
    );
  }
  return (
    <>
      <header className="header">{brand}</header>
      <p className="loading" role={problem === null ? 'status' : 'alert'}>
        {problem ?? 'The simulation is being loaded.'}
      </p>
    </>
  );
}

function Brand({ page }: { readonly page: string }) {
  return (
    <>
      <h1 className="brand">
        Sky<span>window</span>
      </h1>
      <nav className="pages" aria-label="Pages">
        <a href="#/lab" aria-current={page === 'lab' ? 'page' : undefined}>
          Lab
        </a>
        <a href="#/gallery" aria-current={page === 'gallery' ? 'page' : undefined}>
          Gallery
        </a>
        <a href="#/about" aria-current={page === 'about' ? 'page' : undefined}>
          About
        </a>
      </nav>
    </>
  );
}

type PageName = 'lab' | 'gallery' | 'about';

function pageOfAddress(): PageName {
  if (location.hash.startsWith('#/gallery')) return 'gallery';
  return location.hash.startsWith('#/about') ? 'about' : 'lab';
}

function usePage(): PageName {
  const [page, setPage] = useState<PageName>(pageOfAddress);
  useEffect(() => {
    const follow = () => {
      setPage(pageOfAddress());
      if (isLink(location.hash)) void loading.then((session) => session.openLink(location.hash));
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return page;
}

function useSession(): { session: LabSession | null; problem: string | null } {
  const [state, setState] = useState<{ session: LabSession | null; problem: string | null }>({
    session: null,
    problem: null,
  });
  useEffect(() => {
    loading.then(
      (session) => setState({ session, problem: null }),
      (thrown: unknown) =>
        setState({
          session: null,
          problem: `The simulation could not be loaded: ${messageOf(thrown)}`,
        }),
    );
  }, []);
  return state;
}
