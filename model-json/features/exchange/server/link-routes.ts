import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../../../core/server/http/http-error';
import { queryOf } from '../../../core/server/http/query-of';
import type { Instance } from '../../../core/server/Instance';
import { originOf } from '../../../core/server/security/request-origin';
import { readRoute } from '../../../core/server/sling/read-route';
import { isLanguage } from '../../../../shared/words/is-language';
import type { Language } from '../../../../shared/words/languages';
import { IDENTIFICATION } from '../links/identification';
import { linkSet, targetsOf } from '../links/targets';
import type { Exchange } from './Exchange';
import { serialIn, skuIn } from './product-routes';

/** Answers differ by these. */
const VARY = 'accept, accept-language';

/**
 * `/id/SKU` (IEC 61406) and `/01/GTIN` (GS1 Digital Link): lead to the product's page in the reader's language, or to what
 * `linkType` asks for. Programs that accept a link set are told all that there is.
 */
export function linkRoutes(app: FastifyInstance, exchange: Exchange, instance: Instance): void {
  const lead = async (sku: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const serial = serialIn(request);
    const origin = originOf(request, instance.publicOrigin);
    const told = exchange.told(sku, origin);
    const language = preferred(request, [...told.records.keys()]);
    const targets = targetsOf(told, language, serial);
    const { linkType } = queryOf(request);
    reply.headers({ 'cache-control': 'no-cache', vary: VARY, 'x-robots-tag': 'noindex' });
    if (linkType === 'all' || /\bapplication\/linkset\+json\b/.test(request.headers.accept ?? ''))
      return reply
        .type('application/linkset+json; charset=utf-8')
        .send(JSON.stringify(linkSet(told, serial)));
    const wanted = linkType === undefined || linkType === '' ? 'gs1:pip' : linkType;
    const target = targets.find(({ types }) => types.some((type) => type === wanted));
    if (!target)
      throw new HttpError(
        404,
        `${told.record.sku} has no link of this type; it has ${targets.map(({ types }) => types[0]).join(', ')}, all`,
      );
    return reply.redirect(target.href, 307);
  };

  readRoute(
    app,
    `${IDENTIFICATION}/:sku`,
    (request, reply) => lead(skuIn(request), request, reply),
    'signed-in',
  );
  readRoute(
    app,
    '/01/:gtin',
    async (request, reply) => {
      const { gtin = '' } = request.params as Readonly<Record<string, string>>;
      // GS1 Digital Link has fourteen digits: those of a GTIN-13 after a zero.
      const sku = exchange.records.skuOf(gtin.replace(/^0(?=\d{13}$)/, ''));
      if (sku === undefined) throw new HttpError(404, `Nothing here has the GTIN ${gtin.slice(0, 20)}`);
      return lead(sku, request, reply);
    },
    'signed-in',
  );
}

/** The language to lead to: that of the address, else the browser's, else the first. */
function preferred(request: FastifyRequest, known: readonly Language[]): Language {
  const { lang } = queryOf(request);
  const accepted = (request.headers['accept-language'] ?? '')
    .split(',')
    .map((part) => part.trim().slice(0, 2).toLowerCase());
  const wanted = [typeof lang === 'string' ? lang.slice(0, 2).toLowerCase() : '', ...accepted];
  return wanted.filter(isLanguage).find((language) => known.includes(language)) ?? known[0] ?? 'en';
}
