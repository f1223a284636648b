import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Body } from '../../../core/server/http/Body';
import { queryOf } from '../../../core/server/http/query-of';
import { sendBody } from '../../../core/server/http/send-body';
import type { Instance } from '../../../core/server/Instance';
import { originOf } from '../../../core/server/security/request-origin';
import { SHARED_RESOURCE } from '../../../core/server/security/security-headers';
import { readRoute } from '../../../core/server/sling/read-route';
import type { AasJson } from '../aas/elements';
import { shellId, shellOf, SUBMODEL_NAMES, submodelId, submodelOf, submodelReference } from '../aas/shell';
import { valueOnly } from '../aas/value-only';
import type { Exchange } from './Exchange';

/** Where the read API of the Asset Administration Shell is (IDTA 01002-3-0, HTTP/REST). */
export const AAS_API = '/api/v3.0';

const USUAL_PAGE = 20;
const MOST_ON_PAGE = 100;
const CACHE = { publish: 'public, max-age=60', author: 'private, no-cache' } as const;

/** Answers other than what was asked for, in the form of the standard. */
class Refusal {
  constructor(
    readonly status: number,
    readonly text: string,
  ) {}
}

/** The read API: shells and submodels, by pages and by the base64url of their ids. */
export function aasRoutes(app: FastifyInstance, exchange: Exchange, instance: Instance): void {
  const { publicOrigin, runMode } = instance;
  const route = (address: string, answer: (request: FastifyRequest, origin: string) => object | Refusal) =>
    readRoute(
      app,
      AAS_API + address,
      async (request: FastifyRequest, reply: FastifyReply) => {
        const found = answer(request, originOf(request, publicOrigin));
        const isRefused = found instanceof Refusal;
        reply.headers({
          'cache-control': isRefused ? 'no-store' : CACHE[runMode],
          'x-robots-tag': 'noindex',
          ...SHARED_RESOURCE,
        });
        if (isRefused) reply.code(found.status);
        const json = isRefused ? messageOf(found) : found;
        return sendBody(request, reply, new Body(JSON.stringify(json), 'application/json; charset=utf-8'));
      },
      'signed-in',
    );

  const numbersOf = (sku: string | undefined) =>
    sku === undefined ? undefined : exchange.records.numbers().find((each) => each.sku === sku);
  const shellAt = (request: FastifyRequest, origin: string) => {
    const id = idIn(request);
    return numbersOf(id?.startsWith(shellId(origin, '')) ? id.slice(shellId(origin, '').length) : undefined);
  };
  const submodelAt = (request: FastifyRequest, origin: string): AasJson | undefined => {
    const id = idIn(request) ?? '';
    const [, sku, name] = /^.*\/aas\/([^/]+)\/([^/]+)$/.exec(id) ?? [];
    const wanted = SUBMODEL_NAMES.find((each) => each === name);
    if (!wanted || !sku || !numbersOf(sku) || id !== submodelId(origin, sku, wanted)) return undefined;
    return submodelOf(exchange.told(sku, origin), wanted);
  };

  route('/shells', (request, origin) =>
    paged(request, exchange.records.numbers(), (numbers) => [shellOf(numbers, origin)]),
  );
  route('/shells/:id', (request, origin) => {
    const numbers = shellAt(request, origin);
    return numbers ? shellOf(numbers, origin) : noSuch('shell');
  });
  route('/shells/:id/submodel-refs', (request, origin) => {
    const { sku } = shellAt(request, origin) ?? {};
    return sku === undefined
      ? noSuch('shell')
      : { paging_metadata: {}, result: SUBMODEL_NAMES.map((name) => submodelReference(origin, sku, name)) };
  });
  route('/submodels', (request, origin) =>
    paged(
      request,
      exchange.records.numbers().flatMap(({ sku }) => SUBMODEL_NAMES.map((name) => ({ sku, name }))),
      ({ sku, name }) => [submodelOf(exchange.told(sku, origin), name)],
    ),
  );
  route('/submodels/:id', (request, origin) => submodelAt(request, origin) ?? noSuch('submodel'));
  route('/submodels/:id/$value', (request, origin) => {
    const submodel = submodelAt(request, origin);
    return submodel ? valueOnly(submodel['submodelElements']) : noSuch('submodel');
  });
}

const noSuch = (what: string): Refusal =>
  new Refusal(404, `There is no ${what} with this id; ids are given in base64url, without padding`);

/** The id of an address; undefined if it is no base64url. */
function idIn({ params }: FastifyRequest): string | undefined {
  const { id = '' } = params as Readonly<Record<string, string>>;
  return /^[\w-]+=*$/.test(id) ? Buffer.from(id, 'base64url').toString('utf8') : undefined;
}

/** A page of a list. The cursor is the place of the next one. */
function paged<T>(
  request: FastifyRequest,
  all: readonly T[],
  shown: (item: T) => readonly AasJson[],
): object | Refusal {
  const { limit = String(USUAL_PAGE), cursor = '0' } = queryOf(request);
  const [length, start] = [Number(limit), Number(cursor)];
  if (!Number.isInteger(length) || length < 1) return new Refusal(400, 'limit: use a whole number from 1');
  if (!Number.isInteger(start) || start < 0 || start > all.length)
    return new Refusal(400, 'cursor: use the one of the page before');
  const end = start + Math.min(length, MOST_ON_PAGE);
  return {
    paging_metadata: end < all.length ? { cursor: String(end) } : {},
    result: all.slice(start, end).flatMap(shown),
  };
}

const messageOf = ({ status, text }: Refusal): object => ({
  messages: [{ code: String(status), messageType: 'Error', text, timestamp: new Date().toISOString() }],
});
