import type { Product } from '../../catalogue/api/catalogue';
import { figureOf } from '../../catalogue/api/figures';
import { bookFor } from '../rules/read-rules';
import { resolve } from '../rules/resolve';
import { type OptionKey, type RuleBook, stepOf } from '../rules/RuleBook';
import type { Configured } from './configuration';
import { machineFacts, machineOf } from './machines';
import type { ConfiguratorContent } from './option-content';

/** How much further a machine of another series counts. */
const OTHER_SERIES = 10;

/**
 * Finds the machine closest in power that its rules let have an option, of the same series if there is any.
 *
 * @param machines all that can be configured; they are looked at once for all options, and only as far as is needed
 */
export function nearestMachine(
  { machine, facts }: Configured,
  { read }: ConfiguratorContent,
  machines: readonly Product[],
): (key: OptionKey) => Product | undefined {
  const power = (product: Product) => figureOf(product.figures, 'motorPower') || 1;
  const distanceOf = (product: Product, series: string | undefined) =>
    Math.abs(Math.log(power(product) / power(machine.product))) +
    (series === facts.words.family[0] ? 0 : OTHER_SERIES);
  let near: { readonly product: Product; book(): RuleBook }[] | undefined;

  const byDistance = () =>
    machines
      .map((product) => {
        const own = machineFacts(machineOf(product, ''));
        let book: RuleBook | undefined;
        return {
          product,
          distance: distanceOf(product, own.words.family[0]),
          book: () => (book ??= bookFor(read, own)),
        };
      })
      .toSorted((one, two) => one.distance - two.distance);

  return (key) => {
    near ??= byDistance();
    const wish = new Map([[stepOf(key), key]]);
    return near.find(({ book }) => resolve(book(), wish).chosen.get(stepOf(key)) === key)?.product;
  };
}
