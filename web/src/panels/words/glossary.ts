/** The glossary: every term of the page in one sentence, with where it is written. */
import type { Chapter } from './glossary/entry';
import { IMPLEMENTATIONS } from './glossary/implementations';
import { ORBITS } from './glossary/orbits';
import { PACKETS } from './glossary/packets';
import { PATHS } from './glossary/paths';
import { TIMERS } from './glossary/timers';
import { WINDOWS } from './glossary/windows';

export type { Chapter, Entry } from './glossary/entry';

export const GLOSSARY: readonly Chapter[] = [
  WINDOWS,
  PACKETS,
  TIMERS,
  PATHS,
  ORBITS,
  IMPLEMENTATIONS,
];
