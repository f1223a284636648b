import type { Model } from '../../../core/exporter/Exporter';
import type { ComponentOwner } from '../../../core/exporter/shared/component-owner';
import { elementText } from '../../../core/exporter/shared/fragment-elements';
import { type Figure, figureModels, figureOf } from '../../catalogue/api/figures';
import { productLink, productName } from '../../catalogue/api/product-cards';
import type { OptionKey } from '../rules/RuleBook';
import { choosingPage } from '../../catalogue/api/choosing';
import { linkTo } from '../../../core/exporter/shared/links/links';
import { articleKey } from './article';
import { airClass } from './air-class';
import { drawElevation, drawnParts } from '../elevation/draw-elevation';
import { keyOf } from './catalogue-rules';
import type { Configured } from './configuration';
import { choicesFor } from './configuration-links';
import type { ConfiguratorContent } from './option-content';
import type { Part } from './parts';
import { choiceLink } from '../../../core/exporter/shared/links/choice-links';

/** What the hood and water cooling take off, dB: their data sheets (V-8510-00, V-8512-00). */
const QUIETER: Readonly<Record<OptionKey, number>> = { 'hood:sound': 12, 'cooling:water': 3 };

/** The configuration: what was added or could not be kept, what is delivered, and what it is like. */
export function resultModel(
  configured: Configured,
  { options }: ConfiguratorContent,
  shop: ComponentOwner,
): Model {
  const { machine, result, chosen, parts } = configured;
  const named = (key: OptionKey) => {
    const option = options.find((each) => keyOf(each) === key);
    return { step: option?.step ?? '', title: option?.title, litres: option?.litres };
  };
  return {
    added: result.added.map(({ key, rule }) => ({ ...named(key), reason: rule.reason })),
    refused: result.refused.map(({ key, rule }) => ({ ...named(key), reason: rule.reason })),
    chosen: chosen.filter(({ isStandard }) => !isStandard).map((option) => named(keyOf(option))),
    parts: parts.map((part) => partModel(part, shop)),
    figures: figureModels(figuresOf(configured)),
    drawing: drawingModel(configured, shop),
    article: articleKey(configured),
    links: {
      share: choiceLink(shop, choicesFor(configured), `${shop.id}-result`),
      quote: quoteLink(configured, shop),
      pdf: pdfLink(configured, shop),
    },
    sku: machine.sku,
  };
}

/** The quote page with the configuration on its list. */
function quoteLink(configured: Configured, shop: ComponentOwner): Model | undefined {
  const page = choosingPage('quote', shop.context);
  const url = page && linkTo(page.path, shop).mappedUrl;
  return url
    ? { valid: true, url: `${url}?${new URLSearchParams({ p: articleKey(configured) })}` }
    : undefined;
}

/** The specification as a document. */
function pdfLink(configured: Configured, shop: ComponentOwner): Model {
  const [address = '', query = ''] = String(choiceLink(shop, choicesFor(configured)).url).split(/[?#]/);
  return { valid: true, url: `${address.replace(/\.html$/, '')}.specification.pdf?${query}` };
}

/** The picture, and what stands in it along the way of the air. */
function drawingModel(configured: Configured, { locale }: ComponentOwner): Model | undefined {
  const elevation = drawElevation(configured);
  const names = [configured.machine.product, ...drawnParts(configured).map(({ product }) => product)];
  return (
    elevation && {
      ...elevation,
      outlines: elevation.outlines.map((outline) => ({ ...outline })),
      dimensions: elevation.dimensions.map(({ from, to, value }) => ({
        from: [...from],
        to: [...to],
        value,
      })),
      shows: names.map((product) => productName(product, locale)),
    }
  );
}

function partModel({ product, sku }: Part, shop: ComponentOwner): Model {
  return {
    sku,
    name: productName(product, shop.locale),
    kind: elementText(product.fragment, 'kind', shop.locale),
    note: elementText(product.fragment, 'note', shop.locale),
    link: productLink(product, shop),
  };
}

/** Figures of the whole: those of the machine, and what its options change. */
export function figuresOf({
  machine,
  parts,
  result,
}: Pick<Configured, 'machine' | 'parts' | 'result'>): Figure[] {
  const held = new Set(result.chosen.values());
  const quieter = Object.entries(QUIETER).reduce((sum, [key, level]) => sum + (held.has(key) ? level : 0), 0);
  const noise = figureOf(machine.figures, 'soundPressureLevel');
  const tank =
    (figureOf(machine.figures, 'tankVolume') ?? 0) +
    parts.reduce((sum, { figures }) => sum + (figureOf(figures, 'tankVolume') ?? 0), 0);
  const purity = airClass([machine.figures, ...parts.map(({ figures }) => figures)]);
  const machineFigure = (name: string) => machine.figures.filter((figure) => figure.name === name);
  return [
    ...['freeAirDelivery', 'maxPressure', 'motorPower', 'packagePower'].flatMap(machineFigure),
    ...(tank > 0 ? [{ name: 'tankVolume', value: tank, unit: 'l' as const }] : []),
    // Without filter and dryer nothing is promised.
    ...(/\d/.test(purity) ? [{ name: 'purityClass', value: purity }] : []),
    ...(noise === undefined
      ? []
      : [{ name: 'soundPressureLevel', value: noise - quieter, unit: 'dB(A)' as const }]),
    ...machineFigure('serviceInterval'),
  ];
}
