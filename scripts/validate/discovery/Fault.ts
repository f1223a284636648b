/** What is wrong, and where. */
export type Fault = readonly [kind: string, detail: string];
