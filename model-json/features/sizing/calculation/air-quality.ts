/** Filters by what they keep back: families of the catalogue. */
export type FilterGrade = 'coarse' | 'fine' | 'carbon';

/** What the air is used for, and what that asks of it. */
export interface AirQuality {
  /** Purity class of ISO 8573-1, particles : water : oil; '' where nothing is treated. */
  readonly purityClass: string;
  /** Pressure dew point that is needed, °C; undefined where water may come along. */
  readonly dewPoint?: number;
  readonly filters: readonly FilterGrade[];
}

/**
 * Uses by their names in addresses. Classes and dew points are ISO 8573-1's: class 4 of water is +3 °C, class 2 is -40 °C;
 * oil of class 1 is 0.01 mg/m³ in all, so that its vapour needs carbon where it matters.
 */
export const AIR_QUALITIES = {
  none: { purityClass: '', filters: [] },
  tools: { purityClass: '2:4:3', dewPoint: 3, filters: ['coarse'] },
  paint: { purityClass: '1:4:1', dewPoint: 3, filters: ['coarse', 'fine'] },
  food: { purityClass: '1:4:1', dewPoint: 3, filters: ['coarse', 'fine', 'carbon'] },
  instruments: { purityClass: '1:2:1', dewPoint: -40, filters: ['coarse', 'fine'] },
} as const satisfies Record<string, AirQuality>;

export type AirUse = keyof typeof AIR_QUALITIES;
export const AIR_USES = Object.keys(AIR_QUALITIES) as AirUse[];
export const airQuality = (use: AirUse): AirQuality => AIR_QUALITIES[use];
