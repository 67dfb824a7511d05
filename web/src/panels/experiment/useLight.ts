/** Whether the page is light, followed as it changes. */
import { useSyncExternalStore } from 'react';
import { onThemeChange } from '../../charts/engine/theme';
import { isLight } from './pointSigns';

export function useLight(): boolean {
  return useSyncExternalStore(onThemeChange, isLight);
}
