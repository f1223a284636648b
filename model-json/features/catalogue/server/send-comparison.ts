import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Model } from '../../../core/exporter/Exporter';
import { languageTag, localeOf } from '../../../core/exporter/shared/locale/languages';
import { isPage } from '../../../core/exporter/shared/pages';
import { csvRows } from '../../../core/server/http/csv';
import type { Resource } from '../../../core/repository/Resource';
import { modelsIn } from '../../forms/api/fields';
import { notFound } from '../../../core/server/http/http-error';
import type { Instance } from '../../../core/server/Instance';
import { visitorsChoices } from '../../../core/server/pages/model-parameters';
import { componentType } from '../../../../shared/addresses/app';

const TYPE = componentType('comparison');

/**
 * `<page>.compare.csv?p=…`: the page's comparison as a spreadsheet.
 *
 * @throws HttpError 404 for a page without a comparison, and if nothing is compared
 */
export function sendComparison(
  instance: Instance,
  page: Resource,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { models, frontend } = instance;
  const parameters = visitorsChoices(instance, request);
  const model = isPage(page) && parameters && models.get(page, { wcmMode: 'disabled', parameters });
  const comparison = model ? modelsIn(model).find((each) => each[':type'] === TYPE) : undefined;
  if (!comparison || !holdsProducts(comparison)) throw notFound();
  const rows = frontend().comparisonSheet(comparison, languageTag(localeOf(page)));
  return reply
    .headers({
      'content-type': 'text/csv; charset=utf-8; header=present',
      'content-disposition': `attachment; filename="${page.name.replace(/[^\w-]+/g, '-')}.csv"`,
      'cache-control': 'no-cache',
      'x-robots-tag': 'noindex',
    })
    .send(csvRows(rows));
}

const holdsProducts = ({ products }: Model): boolean => Array.isArray(products) && products.length > 0;
