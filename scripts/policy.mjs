/** What the page may load and run, as a Content-Security-Policy: the build writes it into the page, the server sends it. */

const directives = {
  'default-src': ["'self'"],
  // The core is WebAssembly; no text is ever made into code.
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'style-src': ["'self'"],
  // The globe makes small pictures of its own.
  'img-src': ["'self'", 'data:', 'blob:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
};

/** The policy in one line. Who may embed the page is the host's to say: a policy in the page cannot. */
export const policy = Object.entries(directives)
  .map(([directive, sources]) => [directive, ...sources].join(' '))
  .join('; ');
