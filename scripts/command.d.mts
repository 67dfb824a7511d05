/** The types of command.mjs, for the browser tests. */
export declare const command: string;
