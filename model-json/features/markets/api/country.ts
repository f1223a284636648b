/* What is usual in a country: mains and wiring. */

export { countryOf, type Country, type WiringRules } from '../country';
export { breakerFor } from '../mains';
export { default as countries } from '../countries.json';
