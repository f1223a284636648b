import type { Point } from '../../geography/api/distance';
import type { Resource } from '../../../core/repository/Resource';
import { descendant } from '../../../core/exporter/shared/assets';
import { text, texts } from '../../../core/exporter/shared/properties';
import { masterOf } from '../../../core/exporter/shared/fragment-elements';
import { readWeek, type Week } from './opening-hours';

/** A validated fragment of the model `dealer`. Texts in a language are read from the fragment when they are shown. */
export interface Dealer {
  readonly fragment: Resource;
  /** The fragment's name: its name in addresses and its anchor on the page. */
  readonly slug: string;
  readonly name: string;
  readonly street: string;
  readonly postcode: string;
  readonly town: string;
  /** ISO 3166-1, upper case. */
  readonly country: string;
  readonly point: Point;
  /** In local notation, and with the country code (E.164). */
  readonly telephone: string;
  readonly telephoneNumber: string;
  readonly email: string | undefined;
  readonly website: string | undefined;
  /** IANA name. */
  readonly timeZone: string;
  readonly week: Week;
  /** As authors wrote them, for structured data. */
  readonly openingHours: readonly string[];
  /** Last segments of tags: `hire`, `screw`. */
  readonly services: readonly string[];
  readonly lines: readonly string[];
  /** BCP 47. */
  readonly languages: readonly string[];
}

/** A dealer fragment without the data to send visitors there. */
export class DealerError extends Error {
  override name = 'DealerError';
  readonly code = 'VEN_DEALER';
}

const MODEL = /^\/conf\/(?:.+\/)?settings\/dam\/cfm\/models\/dealer$/;

export const isDealer = (resource: Resource): boolean =>
  MODEL.test(text(descendant(resource, 'jcr:content/data')?.properties ?? {}, 'cq:model') ?? '');

/** @throws DealerError or OpeningHoursError naming the fragment's element */
export function readDealer(fragment: Resource): Dealer {
  const elements = masterOf(fragment);
  const needed = (name: string) => {
    const value = text(elements, name);
    if (!value) throw new DealerError(`${fragment.path}: ${name} is missing`);
    return value;
  };
  const degrees = (name: string, most: number) => {
    const value = elements[name];
    if (typeof value === 'number' && Math.abs(value) <= most) return value;
    throw new DealerError(`${fragment.path}: ${name} is not a number of degrees up to ${most}`);
  };
  const last = (name: string) =>
    (texts(elements, name) ?? []).map((tag) => tag.slice(tag.lastIndexOf('/') + 1));
  const openingHours = texts(elements, 'openingHours') ?? [];
  return {
    fragment,
    slug: fragment.name,
    name: needed('name'),
    street: needed('street'),
    postcode: needed('postcode'),
    town: needed('town'),
    country: needed('country').toUpperCase(),
    point: [degrees('latitude', 90), degrees('longitude', 180)],
    telephone: needed('telephone'),
    telephoneNumber: needed('telephoneNumber'),
    email: text(elements, 'email'),
    website: text(elements, 'website'),
    timeZone: timeZone(needed('timeZone'), fragment),
    week: readWeek(openingHours),
    openingHours,
    services: last('services'),
    lines: last('productLines'),
    languages: texts(elements, 'languages') ?? [],
  };
}

function timeZone(name: string, { path }: Resource): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone && name;
  } catch {
    throw new DealerError(`${path}: unknown timeZone "${name}"; write it like Europe/London`);
  }
}
