/** Dark or light: the system's wish until someone chooses. */
import { useEffect, useState } from 'react';
import { say } from '../words/say';

type Theme = 'dark' | 'light';
const KEY = 'skywindow.theme';

export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>(
    document.documentElement.dataset.theme === 'light' ? 'light' : 'dark',
  );
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    const page = getComputedStyle(document.documentElement).getPropertyValue('--page').trim();
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', page);
  }, [theme]);
  useEffect(() => {
    const system = matchMedia('(prefers-color-scheme: light)');
    const follow = () => {
      if (stored() === null) setTheme(system.matches ? 'light' : 'dark');
    };
    system.addEventListener('change', follow);
    return () => system.removeEventListener('change', follow);
  }, []);
  const other: Theme = theme === 'dark' ? 'light' : 'dark';
  const label = other === 'dark' ? say('Change to dark colours') : say('Change to light colours');
  return (
    <button
      type="button"
      className="button icon"
      aria-label={label}
      title={label}
      onClick={() => {
        store(other);
        setTheme(other);
      }}
    >
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <circle cx="8" cy="8" r="5.5" />
        <path d="M8 2.5a5.5 5.5 0 0 1 0 11z" fill="currentColor" />
      </svg>
    </button>
  );
}

/** Storage may be closed to the page; then the choice lasts until it is left. */
function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function store(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    // See above.
  }
}
