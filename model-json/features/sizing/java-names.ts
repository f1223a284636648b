import { BOUNDS, INLETS, MAX_ROWS, MEASURE_BOUNDS, NOISES, readTyped } from './calculation/sizing-request';
import { fromUnitsOf, systemOf } from './calculation/typed-measures';
import { typedModel, USUAL_RESERVE } from './exporter/sizinghelper';

/** The names in the sizing helper's form, shared by the exporter and the Java bundle (`SizingNames.java`). */
export const sizingNames = (): object => ({
  typed: typedModel(readTyped({}, USUAL_RESERVE)),
  bounds: BOUNDS,
  measureBounds: MEASURE_BOUNDS,
  noises: NOISES,
  inlets: INLETS.map(Number),
  maxRows: MAX_ROWS,
  usRegions: regions().filter((region) => systemOf(`en-${region}`) === 'us'),
  usUnits: { flow: fromUnitsOf('us', 1, 'l/min'), pressure: fromUnitsOf('us', 1, 'bar') },
});

/** Everything that could be a country code. */
function regions(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters.flatMap((first) => letters.map((second) => first + second));
}
