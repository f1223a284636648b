import type { FastifyRequest } from 'fastify';
import { HttpError } from '../../../core/server/http/http-error';
import { queryOf } from '../../../core/server/http/query-of';
import type { Instance } from '../../../core/server/Instance';
import { originOf } from '../../../core/server/security/request-origin';
import { environmentOf } from '../aas/shell';
import { drawCode } from '../links/draw-code';
import { drawLabel } from '../links/draw-label';
import { isSerial } from '../../catalogue/api/trade';
import { EXCHANGE, identificationLink } from '../links/identification';
import type { Exchange } from './Exchange';
import type { KeptRoute, Made } from './kept-route';

const SVG = 'image/svg+xml; charset=utf-8';

/** The order number of an address. */
export const skuIn = ({ params }: FastifyRequest): string =>
  (params as Readonly<Record<string, string>>)['sku'] ?? '';

/**
 * The serial number that an address gives.
 * @throws HttpError 400 for what no rating plate has
 */
export function serialIn(request: FastifyRequest): string | undefined {
  const { serial } = queryOf(request);
  if (serial === undefined || serial === '') return undefined;
  if (typeof serial !== 'string' || !isSerial(serial))
    throw new HttpError(
      400,
      'serial: use up to 40 letters, digits, hyphens, dots, slashes and underscores, with one digit at least',
    );
  return serial;
}

/** `/exchange/products/SKU.…`: the files of one product. */
export function productRoutes(route: KeptRoute, exchange: Exchange, { publicOrigin }: Instance): void {
  const at = (rest: string, make: (sku: string, origin: string, request: FastifyRequest) => Promise<Made>) =>
    route(`${EXCHANGE}/products/:sku${rest}`, (request) =>
      make(skuIn(request), originOf(request, publicOrigin), request),
    );

  for (const kind of ['qr', 'datamatrix'] as const) {
    at(`.${kind}.svg`, async (sku, origin, request) => {
      const { record } = exchange.told(sku, origin);
      const link = identificationLink(origin, record.sku, serialIn(request));
      return { content: await drawCode(kind, link), type: SVG };
    });
  }

  at('.label.svg', async (sku, origin, request) => {
    const { record, maker } = exchange.told(sku, origin);
    const serial = serialIn(request);
    const link = identificationLink(origin, record.sku, serial);
    return { content: await drawLabel(record, link, maker, serial), type: SVG };
  });

  at('.aas.json', async (sku, origin) => ({
    content: JSON.stringify(environmentOf(exchange.told(sku, origin))),
    type: 'application/json; charset=utf-8',
  }));

  at('.aasx', async (sku, origin) => {
    const told = exchange.told(sku, origin);
    const { aasxOf } = await import('../aas/aasx');
    return {
      content: Buffer.from(aasxOf(environmentOf(told))),
      type: 'application/asset-administration-shell-package',
      fileName: `${told.record.sku}.aasx`,
    };
  });
}
