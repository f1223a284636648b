/** Two runs side by side need ports of their own: `E2E_PORT=15502 npm run e2e`. */
export const authorPort = Number(process.env.E2E_PORT ?? 14502);
export const publishPort = authorPort + 1;

/** Where the authors' server of this run answers; `baseURL` is the visitors'. */
export const authorUrl = `http://localhost:${authorPort}`;
export const publishUrl = `http://localhost:${publishPort}`;

/** Of a page that is not ours and holds our widgets. */
export const hostPort = authorPort + 2;
export const hostUrl = `http://localhost:${hostPort}`;
