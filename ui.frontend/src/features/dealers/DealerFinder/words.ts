import { dateFormat, numberFormat, regionNames } from '../../../../../shared/measures/formats';
import type { DealerModel, PlaceModel } from './DealerFinder.model';
import type { Words } from '../words';

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;
const KM_PER_MILE = 1.609344;
/** Shorter distances get one decimal. */
const TENTHS_BELOW = 10;

/** The full name of a weekday, 0 for Monday. */
export const weekdayName = (weekday: number, language: string): string =>
  dateFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(MONDAY + weekday * DAY_MS);

/** `17:30` in the language's format, `5:30 PM`. */
export function timeOfDay(time: string, language: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const at = MONDAY + (hours * 60 + minutes) * 60_000;
  return dateFormat(language, { timeStyle: 'short', timeZone: 'UTC' }).format(at);
}

/** A distance in the unit of the country's road signs: `3.4 km`, `212 mi`. */
export function distance(kilometres: number, unit: 'km' | 'mi', language: string): string {
  const value = unit === 'mi' ? kilometres / KM_PER_MILE : kilometres;
  return numberFormat(language, {
    style: 'unit',
    unit: unit === 'mi' ? 'mile' : 'kilometer',
    maximumFractionDigits: value < TENTHS_BELOW ? 1 : 0,
  }).format(value);
}

export const countryName = (country: string, language: string): string =>
  regionNames(language).of(country) ?? country;

/** `Newport (Isle of Wight)`, with the country if abroad; a postcode with its town. */
export function placeName(
  { name, region, country, isAbroad, postcode }: PlaceModel,
  language: string,
): string {
  const within = [region, isAbroad && countryName(country, language)].filter(Boolean).join(', ');
  const place = within ? `${name} (${within})` : name;
  return postcode ? `${postcode} ${place}` : place;
}

/** Whether a dealer is open, and until when, or from when. */
export function statusWords(
  { isOpen, time, inDays, weekday }: NonNullable<DealerModel['status']>,
  messages: Words,
  language: string,
): string {
  if (!time) return isOpen ? messages.openAlways : messages.closedForNow;
  const clock = timeOfDay(time, language);
  if (isOpen) return messages.openUntil(clock);
  if (inDays === 0) return messages.opensToday(clock);
  return inDays === 1
    ? messages.opensTomorrow(clock)
    : messages.opensOn(clock, weekdayName(weekday, language));
}
