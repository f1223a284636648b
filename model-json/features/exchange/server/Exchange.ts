import type { Instance } from '../../../core/server/Instance';
import { HttpError } from '../../../core/server/http/http-error';
import type { Site } from '../../../core/server/pages/sites';
import type { Told } from '../aas/Told';
import { identificationLink } from '../links/identification';
import type { Maker } from '../Maker';
import { Records } from '../records/Records';
import type { TradeRecord } from '../records/TradeRecord';

/** What the routes of the exchange answer from: the content of an instance, as visitors see it. */
export class Exchange {
  readonly records: Records;

  constructor(
    instance: Pick<Instance, 'repository' | 'models'>,
    readonly maker: Maker,
  ) {
    this.records = new Records(instance.repository, (page) =>
      instance.models.context(page, { wcmMode: 'disabled' }),
    );
  }

  /** @throws HttpError 404 that says what would be right */
  told(sku: string, origin: string): Told {
    const records = this.records.inLanguages(sku);
    const record = records.get('en') ?? [...records.values()][0];
    if (!record) throw unknownNumber(sku);
    return { record, records, maker: this.maker, origin, link: identificationLink(origin, record.sku) };
  }

  /** The record in the words of the first of these sites. @throws HttpError 404 */
  recordIn(site: Site | undefined, sku: string): TradeRecord {
    const record = site && this.records.record(sku, site);
    if (!record) throw unknownNumber(sku);
    return record;
  }
}

const unknownNumber = (sku: string): HttpError =>
  new HttpError(404, `Nothing has the order number ${sku.slice(0, 40)}; they look like V-3007-08`);
