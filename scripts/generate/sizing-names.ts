import { format } from 'prettier';
import { typedModel, USUAL_RESERVE } from '../../model-json/features/sizing/exporter/sizinghelper';
import {
  BOUNDS,
  INLETS,
  MAX_ROWS,
  MEASURE_BOUNDS,
  NOISES,
  readTyped,
} from '../../model-json/features/sizing/calculation/sizing-request';
import { fromUnitsOf, systemOf } from '../../model-json/features/sizing/calculation/units';

/** Where the Java bundle reads them (`SizingNames.java`). */
export const sizingNamesFile =
  'ui.apps/core/src/main/resources/com/ventora/features/sizing/sizing-names.json';

/** The names in the sizing helper's form, shared by the exporter and the Java bundle. */
export const sizingNames = (): Promise<string> =>
  format(
    JSON.stringify({
      typed: typedModel(readTyped({}, USUAL_RESERVE)),
      bounds: BOUNDS,
      measureBounds: MEASURE_BOUNDS,
      noises: NOISES,
      inlets: INLETS.map(Number),
      maxRows: MAX_ROWS,
      usRegions: regions().filter((region) => systemOf(`en-${region}`) === 'us'),
      usUnits: { flow: fromUnitsOf('us', 1, 'l/min'), pressure: fromUnitsOf('us', 1, 'bar') },
    }),
    { parser: 'json', printWidth: 110 },
  );

/** Everything that could be a country code. */
function regions(): string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters.flatMap((first) => letters.map((second) => first + second));
}
