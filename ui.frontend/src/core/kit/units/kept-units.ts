import type { MeasureSystem } from '../../../../../shared/measures/measure-system';
import { APP_ID } from '../../../../../shared/addresses/app';

/** The name under which a browser keeps the units that its visitor chose. */
export const KEPT_UNITS = `${APP_ID}-units`;

/** Keeps a visitor's choice for all pages (`follow-units.ts`); where a browser keeps nothing it holds for this address. */
export function keepUnits(system: MeasureSystem): void {
  try {
    localStorage.setItem(KEPT_UNITS, system);
  } catch {
    // Private windows and policies.
  }
}
