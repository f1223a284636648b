import type { Exporter, Model } from '../../../core/exporter/Exporter';
import { componentModel } from '../../../core/exporter/shared/component-model';
import { componentOwner, type ComponentOwner } from '../../../core/exporter/shared/component-owner';
import { choiceLink, choiceOf, pageAddress } from '../../../core/exporter/shared/links/choice-links';
import { linkJson, linkTo } from '../../../core/exporter/shared/links/links';
import { languageTag, type Locale } from '../../../core/exporter/shared/locale/languages';
import { unitsOf, type MeasureSystem } from '../../../core/exporter/shared/locale/units';
import { text } from '../../../core/exporter/shared/properties';
import { countryOf } from '../../markets/api/country';
import type { Answer } from '../calculation/Calculator';
import { isChoice, readEntries, type Entries, type Reader } from '../calculation/entries';
import { calculators } from '../calculation/kinds';
import { retyped } from '../calculation/numbers';
import { LOG_FAULTS } from '../calculation/profile/read-log';
import { LOG_ADDRESS } from '../log-address';
import { GRID_CARBON } from '../grid-carbon';
import { fittingProducts } from './fitting-products';
import { groupModel } from './group-model';

/** The country whose prices a page without a country begins with. */
const USUAL_COUNTRY = 'gb';

/** A calculator: what an address has entered, what is wrong with it, and the answer with every step. */
export const calculator: Exporter = (resource, context) => {
  const { properties } = resource;
  const shop = componentOwner(resource, context);
  const kind = text(properties, 'calculator') ?? '';
  const known = calculators[kind];
  const own: Model = {
    calculator: kind,
    nextLink: linkJson(linkTo(text(properties, 'nextPage'), shop)),
    nextText: text(properties, 'nextText'),
  };
  if (!known) return componentModel(resource, context, own);
  const reader = readerOf(shop);
  const entries = readEntries(known, context.requestParameters ?? {}, reader);
  const answer = entries.inputs && known.answer(entries.inputs);
  return componentModel(resource, context, {
    ...own,
    action: `${pageAddress(shop)}#${shop.id}-answer`,
    units: reader.system,
    unitsLinks: unitsLinkModels(entries, reader, shop),
    currency: countryFacts(shop.locale).currency,
    groups: entries.groups.map(groupModel),
    faults: entries.faults.map((fault) => ({ ...fault })),
    ...(known.readsLog && { log: logModel(entries, reader, shop) }),
    ...(answer && answerModel(answer, shop)),
  });
};

const countryFacts = ({ country }: Locale) => countryOf(country) ?? countryOf(USUAL_COUNTRY)!;

function readerOf({ context, locale }: ComponentOwner): Reader {
  const { code, energy } = countryFacts(locale);
  return {
    language: languageTag(locale),
    system: unitsOf(context, locale),
    country: { electricity: energy.electricity, gas: energy.gas, carbon: GRID_CARBON[code] ?? 0 },
  };
}

/** Where a log is sent, with what else was entered, and what was wrong with the last one. */
function logModel({ groups }: Entries, { system }: Reader, shop: ComponentOwner): Model {
  const reason = choiceOf(shop.context, 'logfault');
  const single = groups.filter(({ group }) => !group.rows).flatMap(({ rows }) => rows.flat());
  return {
    action: LOG_ADDRESS,
    page: pageAddress(shop),
    kept: [
      ...single.filter(({ typed }) => typed).map(({ name, typed }) => ({ name, value: typed })),
      { name: 'units', value: system },
    ],
    ...(LOG_FAULTS.some((each) => each === reason) && {
      fault: { reason, line: Number(/^\d{1,6}$/.exec(choiceOf(shop.context, 'logline'))?.[0] ?? 0) },
    }),
  };
}

/** The answer as it is calculated: the view writes figures in the reader's units. */
const answerModel = ({ verdict, results, steps, chart, wanted }: Answer, shop: ComponentOwner): Model => ({
  verdict: verdict.map((figure) => ({ ...figure })),
  results: results.map((result) => ({ ...result })),
  steps: steps.map(({ key, put, result, row }) => ({
    key,
    row,
    put: put.map((part) => (typeof part === 'string' ? { sign: part } : { ...part })),
    result: { ...result },
  })),
  chart: chart && {
    ...chart,
    series: [...chart.series],
    bars: chart.bars.map((bar) => ({ ...bar, at: { ...bar.at }, values: [...bar.values] })),
  },
  ...(wanted && { products: fittingProducts(wanted, shop) }),
});

/** The same entries in either system of units. */
const unitsLinkModels = ({ groups }: Entries, reader: Reader, shop: ComponentOwner): Model => {
  const entries = groups.flatMap(({ rows }) => rows.flat());
  const link = (into: MeasureSystem) => {
    const typed = entries.map(({ name, field, typed: text }): [string, string] => [
      name,
      isChoice(field)
        ? choiceOr(field.options, text)
        : retyped(text, field.quantity, reader.language, reader.system, into),
    ]);
    return choiceLink(shop, { ...Object.fromEntries(typed), units: into }, `${shop.id}-answer`);
  };
  return { metric: link('metric'), us: link('us') };
};

/** The first option is what it is anyway. */
const choiceOr = (options: readonly string[], chosen: string): string =>
  chosen === options[0] ? '' : chosen;
