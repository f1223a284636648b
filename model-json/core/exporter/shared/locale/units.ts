import { systemOf, type MeasureSystem } from '../../../../../shared/measures/measure-system';
import type { ExportContext } from '../../Exporter';
import { languageTag, type Locale } from './languages';

export type { MeasureSystem };

/** The units that the address asks for; undefined where it does not. */
export function askedUnits({ requestParameters }: ExportContext): MeasureSystem | undefined {
  const asked = requestParameters?.units;
  return asked === 'us' || asked === 'metric' ? asked : undefined;
}

/** In whose units a page tells figures: as its address says, else as its region measures. */
export const unitsOf = (context: ExportContext, locale: Locale): MeasureSystem =>
  askedUnits(context) ?? systemOf(languageTag(locale));

/** The address of a document in the units that its reader asked for. */
export function inAskedUnits(url: string | undefined, context: ExportContext): string | undefined {
  const units = askedUnits(context);
  return url && units ? `${url}?units=${units}` : url;
}
