/** Parallel runs need separate ports: `E2E_PORT=15502 npm run e2e`. */
export const authorPort = Number(process.env.E2E_PORT ?? 14502);
export const publishPort = authorPort + 1;

/** The author server's address in this run; `baseURL` is the visitors'. */
export const authorUrl = `http://localhost:${authorPort}`;
export const publishUrl = `http://localhost:${publishPort}`;

/** The origin of a foreign page that embeds our widgets. */
export const hostPort = authorPort + 2;
export const hostUrl = `http://localhost:${hostPort}`;

/** Browser tests that run at the same time. */
export const WORKERS = 3;

/** The origins of applications elsewhere that authors may open in the Universal Editor’s screen: one for each worker. */
export const applicationPorts = Array.from({ length: WORKERS }, (_, worker) => authorPort + 3 + worker);
export const applicationUrls = applicationPorts.map((port) => `http://localhost:${port}`);
