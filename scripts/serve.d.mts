/** The types of serve.mjs, for the browser tests. */
export declare function serve(folder: string, port: number, base?: string): Promise<string>;
