import { once } from '../../../core/repository/once';
import { type Catalogue, listed, type Product } from '../../catalogue/api/catalogue';
import { type Figure, figureOf } from '../../catalogue/api/figures';
import type { Range } from '../calculation/fit-machine';
import type { Control, Machine, Supply } from '../calculation/machine';
import type { Treatment } from '../calculation/treatment';

/** What a sizing can choose from: a site's compressors and their accessories. */
export interface SizingRange extends Range {
  readonly machines: readonly Machine[];
}

/** Families of the catalogue, below the site's `family`. */
const COMPRESSORS = ['mobile', 'stationary', 'screw'];
/** They need compressed air at their inlet, so they are no one's first machine. */
const BOOSTERS = 'stationary/booster';

const ranges = new WeakMap<Catalogue, () => SizingRange>();

/** The range of a catalogue, with the figures of its fragments. Products without a required figure are left out. */
export function sizingRange(catalogue: Catalogue, site: string): SizingRange {
  const known = ranges.get(catalogue) ?? once(() => readRange(catalogue, site));
  ranges.set(catalogue, known);
  return known();
}

function readRange(catalogue: Catalogue, site: string): SizingRange {
  const inFamily = (family: string) => catalogue.inFamily(`${site}:family/${family}`);
  const boosters = new Set(inFamily(BOOSTERS));
  const treatment = (family: string) => inFamily(family).flatMap(treatments);
  return {
    machines: COMPRESSORS.flatMap(inFamily)
      .filter((product) => !boosters.has(product))
      .flatMap(machines),
    receivers: ['tanks/vertical', 'tanks/horizontal'].flatMap(treatment),
    refrigeration: treatment('dryers/refrigeration'),
    adsorption: treatment('dryers/adsorption'),
    filters: {
      coarse: treatment('filters/coarse'),
      fine: treatment('filters/fine'),
      carbon: treatment('filters/carbon'),
    },
  };
}

/** What can be ordered: the versions of a product, or the product itself if it has none. */
const ordered = (product: Product): readonly { sku: string; figures: readonly Figure[] }[] =>
  product.variants.length > 0 ? product.variants : [product];

function machines(product: Product): Machine[] {
  const has = (feature: string) => listed(product, 'features').some((id) => id.endsWith(`/${feature}`));
  const isScrew = product.family?.includes('/screw/') ?? false;
  const control: Control = has('variable-speed') ? 'follows' : isScrew || has('petrol') ? 'idles' : 'stops';
  return ordered(product).flatMap(({ sku, figures }): Machine[] => {
    const figure = (name: Parameters<typeof figureOf>[1]) => figureOf(figures, name);
    const delivery = figure('freeAirDelivery');
    const maxPressure = figure('maxPressure');
    const noise = figure('soundPressureLevel');
    const dutyCycle = figure('dutyCycle');
    if (!delivery || !maxPressure || noise === undefined || !dutyCycle) return [];
    const supply: Supply = has('petrol') ? 'petrol' : figure('phases') === 3 ? '400' : '230';
    return [
      {
        sku,
        product: product.sku,
        control,
        supply,
        delivery,
        leastDelivery: figure('minFreeAirDelivery'),
        maxPressure,
        power: figure('motorPower') ?? 0,
        tank: figure('tankVolume') ?? 0,
        noise,
        dutyCycle: dutyCycle / 100,
        isOilFree: has('oil-free'),
        isScrew,
        dewPoint: figure('pressureDewPoint') ?? (has('with-dryer') ? BUILT_IN_DEW_POINT : undefined),
      },
    ];
  });
}

/** Default for a built-in dryer without a figure, °C: class 4 of ISO 8573-1, the least that counts as dry. */
const BUILT_IN_DEW_POINT = 3;

function treatments(product: Product): Treatment[] {
  return ordered(product).flatMap(({ sku, figures }): Treatment[] => {
    const flow = figureOf(figures, 'ratedFlow') ?? figureOf(figures, 'tankVolume');
    const maxPressure = figureOf(figures, 'maxPressure');
    const dewPoint = figureOf(figures, 'pressureDewPoint');
    return flow && maxPressure ? [{ sku, flow, maxPressure, dewPoint }] : [];
  });
}
