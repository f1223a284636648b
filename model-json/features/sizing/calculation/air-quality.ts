import { keysOf } from '../../../../shared/checked/keys-of';

/** Filters by what they remove: families of the catalogue. */
export type FilterGrade = 'coarse' | 'fine' | 'carbon';

/** A use of the air, and its requirements. */
export interface AirQuality {
  /** Purity class of ISO 8573-1, particles : water : oil; '' if the air is not treated. */
  readonly purityClass: string;
  /** Required pressure dew point, °C; undefined if water is acceptable. */
  readonly dewPoint?: number;
  readonly filters: readonly FilterGrade[];
}

/**
 * Uses by their names in addresses. Classes and dew points are those of ISO 8573-1: water class 4 is +3 °C, class 2 is -40
 * °C; oil class 1 is 0.01 mg/m³ in total, so oil vapour must be removed with carbon where it matters.
 */
export const AIR_QUALITIES = {
  none: { purityClass: '', filters: [] },
  tools: { purityClass: '2:4:3', dewPoint: 3, filters: ['coarse'] },
  paint: { purityClass: '1:4:1', dewPoint: 3, filters: ['coarse', 'fine'] },
  food: { purityClass: '1:4:1', dewPoint: 3, filters: ['coarse', 'fine', 'carbon'] },
  instruments: { purityClass: '1:2:1', dewPoint: -40, filters: ['coarse', 'fine'] },
} as const satisfies Record<string, AirQuality>;

export type AirUse = keyof typeof AIR_QUALITIES;
export const AIR_USES: readonly AirUse[] = keysOf(AIR_QUALITIES);
export const airQuality = (use: AirUse): AirQuality => AIR_QUALITIES[use];
