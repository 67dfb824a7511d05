/** Whether the page is light, followed as it changes. */
import { useSyncExternalStore } from 'react';
import { onThemeChange } from '../../charts/theme';
import { isLight } from './marks';

export function useLight(): boolean {
  return useSyncExternalStore(onThemeChange, isLight);
}
