import type { FigureModel } from '../../../../../shared/features/catalogue/api/figure.model';
import type { ComparedProduct } from './Comparison.model';

/**
 * Figures with one best value whatever the machine is for. More power, flow or pressure is not better in itself; it depends
 * on the buyer's need.
 */
const BETTER: Readonly<Record<string, 'lowest' | 'highest'>> = {
  soundPressureLevel: 'lowest',
  vibration: 'lowest',
  pressureDrop: 'lowest',
  residualOil: 'lowest',
  dutyCycle: 'highest',
  serviceInterval: 'highest',
};

/**
 * Which of several products has the best value of a figure. None if it depends on need, if products of different lines are
 * compared (a drill is quieter than a compressor, but not better for it), or if all are equal.
 *
 * @returns indices of the products
 */
export function bestOf(
  name: string,
  figures: readonly (FigureModel | undefined)[],
  products: readonly Pick<ComparedProduct, 'familyId'>[],
): number[] {
  const better = BETTER[name];
  const lines = new Set(products.map(({ familyId }) => lineOfFamily(familyId)));
  if (!better || lines.size > 1) return [];
  const numbers = figures.flatMap((figure) => (typeof figure?.value === 'number' ? figure.value : []));
  if (new Set(numbers).size < 2) return [];
  const best = better === 'lowest' ? Math.min(...numbers) : Math.max(...numbers);
  return figures.flatMap((figure, index) => (figure?.value === best ? index : []));
}

/** `mysite:family/mobile/piston` belongs to the line `mobile`. */
const lineOfFamily = (familyId: string | undefined): string | undefined =>
  familyId?.replace(/^[^/]*\//, '').split('/')[0];
