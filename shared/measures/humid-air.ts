/** Atmospheric pressure of free air (ISO 1217, annex C), mbar: the unit of all pressures here. */
export const AMBIENT = 1000;

/** Mass of water vapour to that of dry air at equal partial pressure: 18.015 ÷ 28.96. */
export const MASS_RATIO = 0.622;

/** Gas constant of dry air, J/(kg·K). */
const R = 287.06;
export const KELVIN = 273.15;

/**
 * Pressure of saturated water vapour by the Magnus formula, within 0.6 % from −40 to 60 °C (WMO-No. 8, annex 4.B); over ice
 * below the freezing point.
 *
 * @param temperature °C
 * @returns mbar
 */
export const saturation = (temperature: number): number =>
  temperature >= 0
    ? 6.112 * Math.exp((17.62 * temperature) / (243.12 + temperature))
    : 6.112 * Math.exp((22.46 * temperature) / (272.62 + temperature));

/** Water in air, g per kg of dry air. @param vapour partial pressure, mbar @param pressure absolute, mbar */
export const mixingRatio = (vapour: number, pressure: number): number =>
  (1000 * MASS_RATIO * vapour) / (pressure - vapour);

/** The dry air in humid air, kg/m³. @param pressure absolute, mbar @param vapour its partial pressure, mbar */
export const dryDensity = (pressure: number, vapour: number, temperature: number): number =>
  ((pressure - vapour) * 100) / (R * (temperature + KELVIN));
