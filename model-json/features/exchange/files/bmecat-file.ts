import { catalogueWords } from '../../../../shared/features/catalogue/api/words';
import { escapeXml } from '../../../core/server/http/html';
import type { Site } from '../../../core/server/pages/sites';
import type { Maker } from '../Maker';
import type { TradeRecord } from '../records/TradeRecord';

/** ISO 639-2, as BMEcat wants it. */
const LANGUAGES: Readonly<Record<string, string>> = { en: 'eng', de: 'deu', fr: 'fra', es: 'spa' };

/** What a catalogue is about. */
export interface Exported {
  readonly site: Site;
  readonly maker: Maker;
  readonly origin: string;
  /** Of the last change of what is in it, ISO 8601: the same content gives the same bytes. */
  readonly modified: string;
  /** ISO 8601; empty for all. */
  readonly since: string;
}

/** An element with a text; nothing for an empty one. */
const element = (name: string, text: string | number | undefined, attributes = ''): string =>
  text === undefined || text === '' ? '' : `<${name}${attributes}>${escapeXml(String(text))}</${name}>`;

/** At most as long as the element allows, without half a character at its end. */
const cut = (text: string, most: number): string => [...text].slice(0, most).join('');

/**
 * The catalogue as BMEcat 2005. Features have our own names: those of ETIM need its tables, which only its members have
 * (docs/exchange.md). There are no prices, which dealers make.
 */
export function bmecatFile(records: readonly TradeRecord[], exported: Exported): string {
  const { site, maker, modified, since } = exported;
  const language = LANGUAGES[site.language] ?? 'eng';
  const changes = since ? `, changed after ${since}` : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<BMECAT version="2005" xmlns="http://www.bmecat.org/bmecat/2005fd"><HEADER><CATALOG>${[
    element('LANGUAGE', language, ' default="true"'),
    element('CATALOG_ID', `${maker.brand}-${site.tag}`.slice(0, 20)),
    element('CATALOG_VERSION', versionOf(modified)),
    element('CATALOG_NAME', cut(`${maker.brand} ${site.tag}${changes}`, 100), ` lang="${language}"`),
    `<DATETIME type="generation_date">${element('DATE', modified.slice(0, 10))}${element('TIME', modified.slice(11, 19))}</DATETIME>`,
  ].join('')}</CATALOG><SUPPLIER>${element('SUPPLIER_NAME', maker.name)}</SUPPLIER></HEADER><T_NEW_CATALOG>
${records.map((record) => product(record, exported, language)).join('\n')}
</T_NEW_CATALOG></BMECAT>
`;
}

/** `26.332`: a catalogue's version is two numbers of up to three digits; ours are the year and its day. */
function versionOf(modified: string): string {
  const day = new Date(modified);
  const first = Date.UTC(day.getUTCFullYear(), 0, 1);
  return `${day.getUTCFullYear() % 100}.${Math.floor((day.getTime() - first) / 86_400_000) + 1}`;
}

function product(record: TradeRecord, { site, maker, origin }: Exported, language: string): string {
  const { sku, gtin, name, kind, description, family } = record;
  const lang = ` lang="${language}"`;
  const { figureNames, sheetNames } = catalogueWords(site.tag);
  const feature = ({ name: figure, value, unit }: TradeRecord['figures'][number]) =>
    `<FEATURE>${[
      element('FNAME', cut(sheetNames[figure] ?? figureNames[figure] ?? figure, 60), lang),
      element('FVALUE', value, lang),
      element('FUNIT', unit === '1' ? '' : unit),
      element('FDESCR', figure, lang),
    ].join('')}</FEATURE>`;
  const figureOf = (wanted: string) => record.figures.find((figure) => figure.name === wanted)?.value;
  const mimes = record.documents
    .filter(({ extension }) => extension === 'pdf')
    .map(
      ({ type, title, url }) =>
        `<MIME>${[
          element('MIME_TYPE', 'application/pdf'),
          element('MIME_SOURCE', origin + url, lang),
          element('MIME_DESCR', cut(title, 250), lang),
          element('MIME_PURPOSE', type === 'data-sheet' ? 'data_sheet' : 'others'),
        ].join('')}</MIME>`,
    );
  return `<PRODUCT mode="new">${[
    element('SUPPLIER_PID', sku),
    `<PRODUCT_DETAILS>${[
      element('DESCRIPTION_SHORT', cut([kind, name].filter(Boolean).join(' '), 150), lang),
      element('DESCRIPTION_LONG', cut(description, 64_000), lang),
      element('INTERNATIONAL_PID', gtin, ' type="gtin"'),
      element('MANUFACTURER_PID', sku),
      element('MANUFACTURER_NAME', cut(maker.name, 50)),
    ].join('')}</PRODUCT_DETAILS>`,
    `<PRODUCT_FEATURES>${[
      element('REFERENCE_FEATURE_SYSTEM_NAME', `${maker.brand}-1.0`),
      element('REFERENCE_FEATURE_GROUP_ID', family),
      ...record.figures.map(feature),
    ].join('')}</PRODUCT_FEATURES>`,
    '<PRODUCT_ORDER_DETAILS><ORDER_UNIT>C62</ORDER_UNIT></PRODUCT_ORDER_DETAILS>',
    '<PRODUCT_PRICE_DETAILS><PRODUCT_PRICE price_type="on_request"/></PRODUCT_PRICE_DETAILS>',
    mimes.length > 0 ? `<MIME_INFO>${mimes.join('')}</MIME_INFO>` : '',
    `<PRODUCT_LOGISTIC_DETAILS>${[
      customs(figureOf('customsTariffNumber')),
      element('COUNTRY_OF_ORIGIN', figureOf('countryOfOrigin')),
    ].join('')}</PRODUCT_LOGISTIC_DETAILS>`,
  ].join('')}</PRODUCT>`;
}

const customs = (number: string | number | undefined): string =>
  number === undefined
    ? ''
    : `<CUSTOMS_TARIFF_NUMBER>${element('CUSTOMS_NUMBER', number)}</CUSTOMS_TARIFF_NUMBER>`;
