import { siteName } from '../../../core/exporter/shared/pages';
import { retyped, type MeasureSystem } from '../calculation/typed-measures';
import type { Resource } from '../../../core/repository/Resource';
import type { Exporter, Model } from '../../../core/exporter/Exporter';
import { componentModel } from '../../../core/exporter/shared/component-model';
import { linkJson, linkTo } from '../../../core/exporter/shared/links/links';
import { number, text } from '../../../core/exporter/shared/properties';
import { catalogueOf } from '../../catalogue/api/catalogue';
import { choiceLink, choiceOf, pageAddress } from '../../../core/exporter/shared/links/choice-links';
import { tagName } from '../../../core/exporter/shared/tags';
import { componentOwner, type ComponentOwner } from '../../../core/exporter/shared/component-owner';
import { productLink, productName } from '../../catalogue/api/product-cards';
import { airTools, type AirTool } from './air-tools';
import { unitsOf } from '../../../core/exporter/shared/locale/units';
import { typedChoices } from './typed-choices';
import { answerModel } from './sizing-answer';
import { presetChoices } from './sizing-presets';
import {
  BOUNDS,
  faultsOf,
  INLETS,
  MAX_ROWS,
  MEASURE_BOUNDS,
  NOISES,
  readTyped,
  type Typed,
} from '../calculation/sizing-request';

/** Default allowances, in % of the demand: those of "Choosing an air compressor". */
export const USUAL_RESERVE = { leaks: 10, growth: 20 };

/**
 * From tools to a compressor, all through the address: the visitor's input, its errors, the demand and suitable machines of
 * the catalogue.
 */
export const sizingHelper: Exporter = (resource, context) => {
  const { properties } = resource;
  const shop = componentOwner(resource, context);
  const catalogue = catalogueOf(context);
  const tools = airTools(catalogue, siteName(context.currentPage));
  const units = unitsOf(context, shop.locale);
  const typed = readTyped(context.requestParameters ?? {}, {
    leaks: number(properties, 'leaks') ?? USUAL_RESERVE.leaks,
    growth: number(properties, 'growth') ?? USUAL_RESERVE.growth,
  });
  const faults = faultsOf(typed, units, (sku) => tools.has(sku));
  return componentModel(resource, context, {
    action: `${pageAddress(shop)}#${answerId(shop)}`,
    units,
    unitsLinks: unitsLinkModels(typed, units, shop),
    families: familyModels(tools, shop),
    rows: rowModels(typed, tools, choiceOf(context, 'add') !== '', shop),
    typed: typedModel(typed),
    bounds: { ...BOUNDS, ...MEASURE_BOUNDS[units] },
    noises: [...NOISES],
    inlets: INLETS.map(Number),
    maxRows: MAX_ROWS,
    faults: faults.map((fault) => ({ ...fault })),
    presets: presetModels(resource, units, shop),
    quoteLink: linkJson(linkTo(text(properties, 'quotePage'), shop)),
    ...(faults.length === 0 && answerModel(typed, tools, units, shop)),
  });
};

/** The anchor of the answer on the page. */
const answerId = ({ id }: ComponentOwner) => `${id}-answer`;

/** The same sizing in either system of units: the typed numbers are converted. */
const unitsLinkModels = (typed: Typed, units: MeasureSystem, shop: ComponentOwner): Model => {
  const link = (into: MeasureSystem) => {
    const { flow, pressure } = typed;
    const said = {
      ...typed,
      flow: retyped(flow, 'l/min', units, into),
      pressure: retyped(pressure, 'bar', units, into),
    };
    return choiceLink(shop, typedChoices(said, into));
  };
  return { metric: link('metric'), us: link('us') };
};

/** The available tools, by family. */
function familyModels(tools: ReadonlyMap<string, AirTool>, { context, locale }: ComponentOwner): Model[] {
  const families = new Map<string, Model[]>();
  for (const { product } of tools.values()) {
    const title = tagName(context, product.family, locale) ?? '';
    const tool = { sku: product.sku, name: productName(product, locale) };
    families.set(title, [...(families.get(title) ?? []), tool]);
  }
  return [...families].map(([title, listed]) => ({ title, tools: listed }));
}

/** The chosen tools, and an empty row if there are none yet or one is being added. */
function rowModels(
  { tools: asked }: Typed,
  tools: ReadonlyMap<string, AirTool>,
  adds: boolean,
  shop: ComponentOwner,
): Model[] {
  const rows = asked.map(({ sku, count, use }): Model => {
    const tool = tools.get(sku);
    return {
      sku,
      count,
      use,
      ...(tool && {
        name: productName(tool.product, shop.locale),
        link: productLink(tool.product, shop),
        usualUse: tool.usualUse,
        flow: tool.flow,
        pressure: tool.pressure,
      }),
    };
  });
  const isFull = rows.length >= MAX_ROWS;
  return !isFull && (adds || rows.length === 0) ? [...rows, { sku: '', count: '1', use: '' }] : rows;
}

/** The typed values, except the tools, which have rows of their own. */
export const typedModel = ({ flow, pressure, leaks, growth, together, peak, ...chosen }: Typed): Model => ({
  flow,
  pressure,
  leaks,
  growth,
  together,
  peak,
  supply: chosen.supply,
  noise: chosen.noise,
  oilfree: chosen.oilfree,
  air: chosen.air,
  inlet: chosen.inlet,
});

/** An author's trades: each a link that fills the list of tools. */
const presetModels = (resource: Resource, units: MeasureSystem, shop: ComponentOwner): Model[] =>
  [...(resource.children.get('presets')?.children.values() ?? [])].map((preset) => ({
    title: text(preset.properties, 'jcr:title'),
    description: text(preset.properties, 'jcr:description'),
    link: choiceLink(shop, presetChoices(preset, units), answerId(shop)),
  }));
