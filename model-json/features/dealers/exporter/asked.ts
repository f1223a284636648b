import type { ExportContext } from '../../../core/exporter/Exporter';
import type { Point } from '../../geography/api/distance';
import { choiceOf, choicesOf } from '../../../core/exporter/shared/links/choice-links';

/** A visitor's query to the dealer finder, from the page's address. */
export interface Asked {
  readonly place: string;
  /** The visitor's position as reported by the browser. */
  readonly position?: Point;
  readonly services: readonly string[];
  readonly lines: readonly string[];
  readonly isOpen: boolean;
  /** In the unit of the page's country; undefined for any distance. */
  readonly radius?: number;
  /** Zoom levels of the map; each doubles the scale. */
  readonly zoom: number;
  /** The centre of the map. */
  readonly centre?: Point;
  /** Another country's list, ISO 3166-1, upper case. */
  readonly country?: string;
  /** A single dealer. */
  readonly dealer?: string;
}

/** The allowed values. */
export interface Askable {
  readonly services: readonly string[];
  readonly lines: readonly string[];
  readonly countries: readonly string[];
  readonly dealers: ReadonlySet<string>;
}

export const RADII = [25, 50, 100, 250];
const MAX_PLACE = 100;
export const MAX_ZOOM = 4;
const POSITION = /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/;

/** @returns the valid parameters, and the name of the first invalid one */
export function readAsked(context: ExportContext, askable: Askable): { asked: Asked; refused?: string } {
  const wrong: string[] = [];
  const check = <T>(name: string, value: T | undefined): T | undefined => {
    if (choiceOf(context, name) && value === undefined) wrong.push(name);
    return value;
  };
  const oneOf = (name: string, allowed: { has(word: string): boolean }, word = choiceOf(context, name)) =>
    check(name, allowed.has(word) ? word : undefined);
  const several = (name: string, allowed: readonly string[]) => {
    const words = [...new Set(choicesOf(context, name))];
    const known = words.filter((word) => allowed.includes(word));
    if (known.length < words.length) wrong.push(name);
    return known;
  };
  const number = (name: string, allowed: (value: number) => boolean) => {
    const value = Number(choiceOf(context, name) || NaN);
    return check(name, allowed(value) ? value : undefined);
  };
  const asked = {
    place: choiceOf(context, 'place').slice(0, MAX_PLACE).trim(),
    position: check('position', readPosition(choiceOf(context, 'position'))),
    services: several('service', askable.services),
    lines: several('line', askable.lines),
    isOpen: oneOf('open', new Set(['now'])) !== undefined,
    radius: number('radius', (value) => RADII.includes(value)),
    zoom: number('zoom', (value) => Number.isInteger(value) && Math.abs(value) <= MAX_ZOOM) ?? 0,
    centre: check('centre', readPosition(choiceOf(context, 'centre'))),
    country: oneOf('country', new Set(askable.countries), choiceOf(context, 'country').toUpperCase()),
    dealer: oneOf('dealer', askable.dealers),
  };
  return { asked, refused: wrong[0] };
}

function readPosition(words: string): Point | undefined {
  const [, lat, lon] = POSITION.exec(words) ?? [];
  const point = [Number(lat), Number(lon)] as const;
  return lat !== undefined && Math.abs(point[0]) <= 90 && Math.abs(point[1]) <= 180 ? point : undefined;
}
