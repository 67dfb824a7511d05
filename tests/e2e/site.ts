/** Where the site is served while the browser tests run. */
export const port = Number(process.env.E2E_PORT ?? 41_730);
export const site = `http://localhost:${port}/a/sub-path/`;
