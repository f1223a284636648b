import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../../../core/server/http/http-error';
import { queryOf } from '../../../core/server/http/query-of';
import type { Instance } from '../../../core/server/Instance';
import { clientKey } from '../../../core/server/security/client-key';
import { RateLimit } from '../../../core/server/security/RateLimit';
import { originOf } from '../../../core/server/security/request-origin';
import { bmecatFile, type Exported } from '../files/bmecat-file';
import { csvFile } from '../files/csv-file';
import { xchangeFile } from '../files/xchange-file';
import { EXCHANGE } from '../links/identification';
import type { TradeRecord } from '../records/TradeRecord';
import type { Exchange } from './Exchange';
import type { KeptRoute } from './kept-route';

/** A table of everything is half a second of work. Purchasing systems ask once a day. */
const MOST_FILES = 60;
const WINDOW_MS = 60_000;

interface Format {
  readonly type: string;
  make(records: readonly TradeRecord[], exported: Exported): string | Buffer | Promise<Buffer>;
}

/** The formats of the whole catalogue, by the ends of their addresses. */
export const FORMATS: Readonly<Record<string, Format>> = {
  csv: {
    type: 'text/csv; charset=utf-8; header=present',
    make: (records, { origin }) => csvFile(records, origin),
  },
  parquet: {
    type: 'application/vnd.apache.parquet',
    make: async (records, { origin }) => (await import('../files/parquet-file')).parquetFile(records, origin),
  },
  'bmecat.xml': { type: 'application/xml; charset=utf-8', make: bmecatFile },
  'xchange.json': { type: 'application/json; charset=utf-8', make: xchangeFile },
};

/** `/exchange/catalogue/en-gb.csv?since=2026-11-01`: all that a site sells, or what has changed since. */
export function catalogueRoutes(route: KeptRoute, exchange: Exchange, instance: Instance): void {
  const { maker, records } = exchange;
  const files = new RateLimit({ windowMs: WINDOW_MS, maxClients: 10_000 });
  const limited = (request: FastifyRequest, reply: FastifyReply) => {
    if (files.count(clientKey(request, instance.isTrustedProxy)) <= MOST_FILES) return;
    reply.header('retry-after', '60');
    throw new HttpError(429, `More than ${MOST_FILES} files in a minute; wait a minute, and go on`);
  };
  for (const [end, { type, make }] of Object.entries(FORMATS)) {
    route(
      `${EXCHANGE}/catalogue/:site.${end}`,
      async (request) => {
        const { site: tag = '' } = request.params as Readonly<Record<string, string>>;
        const site = records.site(tag);
        if (!site)
          throw new HttpError(
            404,
            `There is no catalogue for ${tag.slice(0, 20)}; there are ${records.tags.join(', ')}`,
          );
        const since = sinceIn(request);
        const found = records.of(site, since);
        const modified =
          found
            .map((record) => record.modified)
            .sort()
            .at(-1) ?? new Date(0).toISOString();
        const origin = originOf(request, instance.publicOrigin);
        return {
          content: await make(found, { site, maker, origin, modified, since }),
          type,
          fileName: `${maker.brand.toLowerCase()}-${tag.toLowerCase()}.${end}`,
        };
      },
      limited,
    );
  }
}

/**
 * The time of an address's `since`, ISO 8601 in UTC; empty if it gives none.
 * @throws HttpError 400 for what is no time
 */
function sinceIn(request: FastifyRequest): string {
  const { since } = queryOf(request);
  if (since === undefined || since === '') return '';
  const isTime =
    typeof since === 'string' && /^\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d)?)?$/.test(since);
  const time = isTime ? Date.parse(since) : NaN;
  if (Number.isNaN(time))
    throw new HttpError(400, 'since: use a day or a time of ISO 8601, 2026-11-01 or 2026-11-01T12:00:00Z');
  return new Date(time).toISOString();
}
