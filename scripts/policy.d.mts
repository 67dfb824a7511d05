/** The types of policy.mjs, for the build's configuration. */
export declare const policy: string;
