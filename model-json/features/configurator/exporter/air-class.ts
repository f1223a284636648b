import { figureOf, type Figure } from '../../catalogue/api/figures';

/** Limits of ISO 8573-1:2010 by class: water as pressure dew point in °C, oil in mg/m³. */
const WATER = [-70, -40, -20, 3, 7, 10];
const OIL = [0.01, 0.1, 1, 5];

/**
 * The purity class of ISO 8573-1 that a row of parts gives, particles : water : oil. What no part takes care of is `–`.
 *
 * @param parts figures of the machine and of what treats its air
 */
export function airClass(parts: readonly (readonly Figure[])[]): string {
  const least = (name: 'pressureDewPoint' | 'residualOil') =>
    Math.min(...parts.flatMap((figures) => figureOf(figures, name) ?? []));
  const stated = parts.flatMap((figures) => particlesOf(figures) ?? []);
  const particles = stated.length > 0 ? String(Math.min(...stated)) : '–';
  return [particles, classOf(least('pressureDewPoint'), WATER), classOf(least('residualOil'), OIL)].join(':');
}

/** The particle class on a filter's own data sheet: `2:–:3`. */
function particlesOf(figures: readonly Figure[]): number | undefined {
  const stated = figures.find(({ name }) => name === 'purityClass')?.value;
  const particles = Number(String(stated ?? '').split(':')[0]);
  return particles > 0 ? particles : undefined;
}

function classOf(value: number, limits: readonly number[]): string {
  const index = limits.findIndex((limit) => value <= limit);
  return index < 0 ? '–' : String(index + 1);
}
