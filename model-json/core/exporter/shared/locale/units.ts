import { systemOf, type MeasureSystem } from '../../../../../shared/measures/measure-system';
import type { ExportContext } from '../../Exporter';
import { languageTag, type Locale } from './languages';

export type { MeasureSystem };

/** The units in the address; undefined if it has none. */
export function askedUnits({ requestParameters }: ExportContext): MeasureSystem | undefined {
  const asked = requestParameters?.units;
  return asked === 'us' || asked === 'metric' ? asked : undefined;
}

/** The system of units of a page: from its address, else that of its region. */
export const unitsOf = (context: ExportContext, locale: Locale): MeasureSystem =>
  askedUnits(context) ?? systemOf(languageTag(locale));

/** The address of a document in its reader's units. */
export function inAskedUnits(url: string | undefined, context: ExportContext): string | undefined {
  const units = askedUnits(context);
  return url && units ? `${url}?units=${units}` : url;
}
