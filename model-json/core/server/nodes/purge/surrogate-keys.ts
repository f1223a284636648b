import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { partBefore } from '../../../../../shared/checked/part-before';
import { APP_ID } from '../../../../../shared/addresses/app';
import type { FileState } from '../feed/Batch';
import { UPLOADS } from '../../../repository/data-folder';

/** Of every answer but assets: pages show data of other pages, so a publication can change any of them. */
const CONTENT = APP_ID;
/** Of every asset and its pictures. */
const ASSETS = `${APP_ID}-assets`;

const DAM = '/content/dam/';
/** More keys than this do not fit into the headers of a request to a cache. */
const MOST_KEYS = 100;

/** @param path of the asset */
const keyOfAsset = (path: string): string =>
  `${APP_ID}-asset-${createHash('sha256').update(path).digest('hex').slice(0, 12)}`;

/** The surrogate keys of the answer for an address. */
export function keysOfAnswer(url: string): string[] {
  const path = decoded(partBefore(url, '?'));
  if (!path.startsWith(DAM)) return [CONTENT];
  return [ASSETS, keyOfAsset(path.replace(/\.(?:coreimg|model|infinity)\..*$/, ''))];
}

/** The keys to purge when these files of the published tree have changed; undefined: everything may have. */
export function keysOfChange(files: readonly FileState[] | undefined): string[] {
  if (!files) return [CONTENT, ASSETS];
  const assets = new Set(
    files
      .filter(({ path }) => path.startsWith(`${UPLOADS}/`))
      .map(({ path }) => keyOfAsset(DAM + path.slice(UPLOADS.length + 1).replace(/\.json$/, ''))),
  );
  return [CONTENT, ...(assets.size > MOST_KEYS ? [ASSETS] : assets)];
}

/** Marks answers with their keys, in the two forms that caches read. */
export function surrogateKeys(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const keys = keysOfAnswer(request.raw.url ?? '/');
    reply.headers({ 'surrogate-key': keys.join(' '), 'cache-tag': keys.join(',') });
    done();
  });
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
