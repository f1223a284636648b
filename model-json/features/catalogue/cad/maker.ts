import path from 'node:path';

/** Increase this when shapes or files change, so that stored ones are made again. */
export const EDITION = 4;

/** The thread that runs OpenCascade. A model takes seconds; a minute means that it hangs. */
export const MAKER = { source: path.join(__dirname, 'build-in-worker.ts'), limit: 60_000 } as const;
