import { breakerFor, type WiringRules } from '../../../markets/api/country';
import { marketOf } from '../../products/market';
import { listed, type Product } from '../../products/Product';
import type { ComponentOwner } from '../../../../core/exporter/shared/component-owner';
import { productName } from '../../products/product-card';
import { cableFor, conductorFor, fuseFor, startingOf } from './electrics';
import { spareRows } from './part-rows';
import type { Connection, ManualMachine } from './SiteDocument';

/** From this power, two motors that share a tank (`S 500 Tandem 2 × 4`) count as one motor with the power of both. */
const TANDEM = /\/tandem$/;

const lastName = (id: string): string => id.slice(id.lastIndexOf('/') + 1);

/** The conditions that lines of a manual can have: a product's features, the last name of its family, and `three-phase`. */
export const traitsOf = (product: Product): string[] => [
  ...listed(product, 'features').map(lastName),
  lastName(product.family ?? ''),
  ...(product.figures.some(({ name, value }) => name === 'phases' && value === 3) ? ['three-phase'] : []),
];

/** Machines with a motor, for installation, connection and maintenance, which are the same for all versions. */
export const machinesOf = (products: readonly Product[], shop: ComponentOwner): ManualMachine[] =>
  products.flatMap((product) => {
    const figure = (name: string) => {
      const value = product.figures.find((each) => each.name === name)?.value;
      return typeof value === 'number' ? value : undefined;
    };
    const power = figure('motorPower');
    if (power === undefined) return [];
    const features = traitsOf(product);
    const current = figure('ratedCurrent');
    const motors = TANDEM.test(product.family ?? '') ? 2 : 1;
    const protection =
      current === undefined || figure('phases') !== 3
        ? undefined
        : protectionFor(current, figure('voltage') ?? EUROPEAN, wiringIn(shop));
    return [
      {
        name: productName(product, shop.locale),
        figures: product.figures,
        motors,
        features,
        parts: spareRows(product, shop),
        ...(protection && {
          connection: {
            starting: startingOf(power / motors, features.includes('variable-speed')),
            ...protection,
          },
        }),
      },
    ];
  });

/** The voltage for which European fuses are chosen. */
const EUROPEAN = 400;

/** The wiring rules of the site's country. */
export const wiringIn = ({ context }: ComponentOwner): WiringRules =>
  marketOf(context.currentPage)?.wiring ?? 'iec';

/** The fuse stated on a product's page, and the copper that it protects. */
function protectionFor(
  current: number,
  voltage: number,
  rules: WiringRules,
): Pick<Connection, 'fuse' | 'cable'> | undefined {
  const european = fuseFor(rules === 'iec' ? current : (current * voltage) / EUROPEAN);
  if (european === undefined) return undefined;
  if (rules === 'iec') return { fuse: european, cable: cableFor(european) };
  const fuse = breakerFor(european, voltage);
  return { fuse, cable: conductorFor(fuse) };
}
