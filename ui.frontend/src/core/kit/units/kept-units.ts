import type { MeasureSystem } from '../../../../../shared/measures/measure-system';
import { APP_ID } from '../../../../../shared/addresses/app';

/** Storage key for the units that a visitor chose. */
export const KEPT_UNITS = `${APP_ID}-units`;

/** Stores a visitor's choice for all pages (`follow-units.ts`); without storage it applies to the current URL only. */
export function keepUnits(system: MeasureSystem): void {
  try {
    localStorage.setItem(KEPT_UNITS, system);
  } catch {
    // Private windows and policies.
  }
}
