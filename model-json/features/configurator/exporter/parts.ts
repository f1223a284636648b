import { masterOf } from '../../../core/exporter/shared/fragment-elements';
import { type Catalogue, listed, type Product } from '../../catalogue/api/catalogue';
import { type Figure, figureOf } from '../../catalogue/api/figures';
import { fitsNew } from '../../catalogue/api/trade';
import type { Machine } from './machines';
import type { OptionContent } from './option-content';

/** Something delivered with the machine: a product, or the version of it that fits. */
export interface Part {
  readonly product: Product;
  readonly sku: string;
  readonly figures: readonly Figure[];
  /** The option that adds it. */
  readonly option: string;
}

/** Spare parts of the machine are only looked for among its own. */
const SERVICE_KITS = 'service-kits';

/**
 * What an option adds to a machine; undefined if the catalogue has nothing that fits. Of each of its families it is the
 * smallest product that lets the machine's air through at its pressure. Rated flows are those at 7 bar and 35 °C (ISO 7183) or
 * 20 °C (ISO 12500); machines of the range have 8 bar and more, at which more air goes through.
 *
 * @param litres of a receiver, if one is chosen
 */
export function partsOf(
  option: OptionContent,
  machine: Machine,
  catalogue: Catalogue,
  litres?: number,
): Part[] | undefined {
  const named = option.products.flatMap((path) => catalogue.get(path) ?? []);
  const chosen = option.families.map((family) => partIn(family, option, machine, catalogue, litres));
  if (named.length < option.products.length || chosen.includes(undefined)) return undefined;
  const key = `${option.step}:${option.key}`;
  return [...named.flatMap(articlesOf), ...chosen.flatMap((part) => part ?? [])].map((part) => ({
    ...part,
    option: key,
  }));
}

type Article = Omit<Part, 'option'>;

function partIn(
  family: string,
  { dewPoint }: OptionContent,
  machine: Machine,
  catalogue: Catalogue,
  litres: number | undefined,
): Article | undefined {
  if (family.endsWith(`/${SERVICE_KITS}`)) return firstKit(family, machine, catalogue);
  const pressure = figureOf(machine.figures, 'maxPressure') ?? 0;
  const delivery = figureOf(machine.figures, 'freeAirDelivery') ?? 0;
  const isFit = ({ figures }: Article): boolean => {
    const volume = figureOf(figures, 'tankVolume');
    return (
      (figureOf(figures, 'maxPressure') ?? 0) >= pressure &&
      (volume === undefined
        ? (figureOf(figures, 'ratedFlow') ?? 0) >= delivery
        : litres === undefined || volume === litres) &&
      (dewPoint === undefined || figureOf(figures, 'pressureDewPoint') === dewPoint)
    );
  };
  const size = ({ figures }: Article) =>
    figureOf(figures, 'ratedFlow') ?? figureOf(figures, 'maxPressure') ?? 0;
  return catalogue
    .inFamily(family)
    .flatMap(articlesOf)
    .filter(isFit)
    .toSorted((one, two) => size(one) - size(two))[0];
}

/** What can be ordered of a product: its versions, or itself. */
const articlesOf = (product: Product): Article[] =>
  product.variants.length > 0
    ? product.variants.map(({ sku, figures }) => ({ product, sku, figures }))
    : [{ product, sku: product.sku, figures: product.figures }];

/** The kit of the machine's shortest service interval; a machine that is yet to be built needs none of earlier years. */
function firstKit(family: string, { product }: Machine, catalogue: Catalogue): Article | undefined {
  const elements = masterOf(product.fragment);
  const own = new Set(listed(product, 'spareParts'));
  const interval = ({ figures }: Article) => figureOf(figures, 'serviceInterval') ?? Infinity;
  return catalogue
    .inFamily(family)
    .filter(({ fragment, figures, sku }) => {
      const isKit = own.has(fragment.path) && figureOf(figures, 'serviceInterval');
      return isKit && fitsNew(elements, sku);
    })
    .flatMap(articlesOf)
    .toSorted((one, two) => interval(one) - interval(two))[0];
}
