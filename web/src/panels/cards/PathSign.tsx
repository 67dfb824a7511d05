/** How the ways of a flow are told apart. */

/** The line style of a path, as on the globe. */
export function PathSign({ alternate }: { readonly alternate: boolean }) {
  return (
    <svg className="path-sign" viewBox="0 0 18 4" width="18" height="4" aria-hidden="true">
      <path d={alternate ? 'M0 2h5M7 2h4M13 2h5' : 'M0 2h18'} strokeWidth="2.5" />
    </svg>
  );
}
