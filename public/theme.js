/** Dark or light, before the first paint, so that a light page does not flash dark. Later: web/src/app/ThemeSwitch.tsx. */
try {
  const wish = localStorage.getItem('skywindow.theme');
  const light = wish ? wish === 'light' : matchMedia('(prefers-color-scheme: light)').matches;
  document.documentElement.dataset.theme = light ? 'light' : 'dark';
} catch {
  // Storage may be closed to the page: it stays dark.
}
