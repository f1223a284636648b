import type { Dealer } from './Dealer';
import type { Asked } from './asked';
import type { Resource } from '../../../core/repository/Resource';
import type { ExportContext } from '../../../core/exporter/Exporter';
import { localeOf, type Locale } from '../../../core/exporter/shared/locale/languages';
import { choiceLink, type Choices } from '../../../core/exporter/shared/links/choice-links';
import { componentOwner, type ComponentOwner } from '../../../core/exporter/shared/component-owner';
import { text } from '../../../core/exporter/shared/properties';
import type { Model } from '../../../core/exporter/Exporter';

/** The context shared by the parts of the dealer finder. */
export interface Finder {
  readonly context: ExportContext;
  readonly shop: ComponentOwner;
  readonly locale: Locale;
  /** The country whose dealers are listed first, ISO 3166-1, upper case. */
  readonly home: string;
  readonly asked: Asked;
  /** The time for which opening hours are evaluated; undefined if they are not shown. */
  readonly now: Date | undefined;
}

/** Tags of dealers' services and product lines. */
export const SERVICES = 'dealer-service';
export const LINES = 'family';

/** Countries whose road signs are in miles. */
const MILES = new Set(['GB', 'US']);
const KM_PER_MILE = 1.609344;

/** The country of a finder: its author's, else the page's. */
export function homeOf(resource: Resource, context: ExportContext): string {
  const { country } = localeOf(context.currentPage);
  const folder = context.currentPage?.path.split('/')[3] ?? '';
  return (
    text(resource.properties, 'country') ||
    country ||
    (/^[a-z]{2}$/.test(folder) ? folder : 'gb')
  ).toUpperCase();
}

/** A finder's context for a request. */
export function finderAt(resource: Resource, context: ExportContext, asked: Asked): Finder {
  const now = new Date(context.requestParameters?.now ?? NaN);
  return {
    context,
    shop: componentOwner(resource, context),
    locale: localeOf(context.currentPage),
    home: homeOf(resource, context),
    asked,
    now: Number.isNaN(now.getTime()) ? undefined : now,
  };
}

export const unitOf = ({ home }: Pick<Finder, 'home'>): 'km' | 'mi' => (MILES.has(home) ? 'mi' : 'km');

/** The requested radius in km. */
export const radiusKm = (finder: Finder): number | undefined =>
  finder.asked.radius && finder.asked.radius * (unitOf(finder) === 'mi' ? KM_PER_MILE : 1);

/** A link with the current parameters, some of them replaced. The zoom level is not kept. */
export function finderLink({ shop, asked }: Finder, other: Choices, anchor = shop.id): Model {
  const choices: Choices = {
    place: asked.place,
    country: asked.country?.toLowerCase(),
    service: asked.services,
    line: asked.lines,
    open: asked.isOpen ? 'now' : undefined,
    radius: asked.radius === undefined ? undefined : String(asked.radius),
    dealer: asked.dealer,
    ...other,
  };
  return choiceLink(shop, choices, anchor);
}

/** Whether a dealer offers all requested services and product lines. */
export const offers = (dealer: Dealer, { services, lines }: Pick<Asked, 'services' | 'lines'>): boolean =>
  services.every((service) => dealer.services.includes(service)) &&
  lines.every((line) => dealer.lines.includes(line));
