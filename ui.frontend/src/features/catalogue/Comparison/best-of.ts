import type { FigureModel } from '../../../../../shared/measures/figure.model';
import type { ComparedProduct } from './Comparison.model';

/**
 * Figures of which one value is better whatever the machine is bought for. More power, flow or pressure is not better but
 * more; it is the buyer's need that decides.
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
 * Which of several products has the best value of a figure. None where it is a matter of need, where products of
 * different lines are compared (a drill is quieter than a compressor, and no better for it), or where all are alike.
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

/** `mysite:family/mobile/piston` is of the line `mobile`. */
const lineOfFamily = (familyId: string | undefined): string | undefined =>
  familyId?.replace(/^[^/]*\//, '').split('/')[0];
