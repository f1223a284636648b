import type { FastifyInstance } from 'fastify';
import { KEPT } from '../server/front/behind-front';
import { IMMUTABLE } from '../server/http/send-file';
import { ask, type Answered } from './ask';
import type { Entry } from './Entry';
import { fileOf, MISSING } from './file-of';
import { filesIn, linksIn } from './links-in';
import { storeBody } from './store-body';

export interface Site {
  readonly app: FastifyInstance;
  readonly origin: string;
  /** Folder of the files. */
  readonly folder: string;
  /** Parameters whose values visitors choose by links. */
  readonly choices: ReadonlySet<string>;
}

/** Headers that a static server sets itself, or that belong to one answer. */
const OWN = new Set([
  ...['accept-ranges', 'connection', 'content-length', 'content-type', 'date', 'etag', 'keep-alive'],
  ...['last-modified', 'transfer-encoding', 'vary', 'x-request-id', KEPT],
]);

const headersOf = (headers: Answered['headers']): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.has(name)));

/**
 * Asks for an address and stores what is answered.
 *
 * @param known what was stored before
 * @returns `known` with the headers of now if the answer is the same, else what has been written
 */
export async function makeEntry(site: Site, address: string, known?: Entry): Promise<Entry> {
  const { status, headers, bytes } = await ask(site.app, site.origin, address, known?.etag);
  const { etag, 'content-type': type = known?.type ?? '' } = headers;
  const common = { address, headers: headersOf(headers), type, ...(etag !== undefined && { etag }) };
  if (known && status === 304) return { ...known, ...common };
  const isWanted = status === 200 || (status === 404 && address.endsWith(MISSING));
  if (!isWanted) return { ...common, status, files: [], links: [] };
  const kept = address.startsWith('/bin/') ? 'index' : 'built';
  const quality = headers['cache-control'] === IMMUTABLE ? kept : 'page';
  const files = storeBody(site.folder, fileOf(address, type), bytes, type, quality);
  return { ...common, status, files, links: linksOf(site, address, type, bytes) };
}

function linksOf({ origin, choices }: Site, address: string, type: string, bytes: Buffer): string[] {
  if (type.startsWith('text/html')) return linksIn(bytes.toString(), origin, choices);
  const isForScript = address.startsWith('/bin/') && type.startsWith('application/json');
  return isForScript ? filesIn(bytes.toString()) : [];
}
