import { siteName } from '../../../core/exporter/shared/pages';
import type { Model } from '../../../core/exporter/Exporter';
import { elementText } from '../../../core/exporter/shared/fragment-elements';
import { tagName } from '../../../core/exporter/shared/tags';
import { choiceLink } from '../../../core/exporter/shared/links/choice-links';
import { gazetteer } from '../../geography/api/places';
import type { Dealer } from './Dealer';
import { clockTime } from './opening-hours';
import { finderLink, LINES, SERVICES, type Finder } from './Finder';
import type { FoundDealer } from './find-dealers';

/** A dealer in the list, with the number of its pin on the map. */
export function dealerModel({ dealer, km, status }: FoundDealer, number: number, finder: Finder): Model {
  const { fragment, slug, point, week } = dealer;
  const { context, locale, shop } = finder;
  const site = siteName(context.currentPage);
  const named = (kind: string, names: readonly string[]) =>
    names.flatMap((name) => tagName(context, `${site}:${kind}/${name}`, locale) ?? []);
  return {
    id: slug,
    number,
    name: dealer.name,
    street: dealer.street,
    postcode: dealer.postcode,
    town: dealer.town,
    state: stateOf(dealer),
    region: elementText(fragment, 'region', locale),
    country: dealer.country,
    isAbroad: dealer.country !== finder.home,
    latitude: point[0],
    longitude: point[1],
    ...(km !== undefined && { kilometres: Math.round(km * 10) / 10 }),
    telephone: dealer.telephone,
    telephoneNumber: dealer.telephoneNumber,
    email: dealer.email,
    website: dealer.website,
    timeZone: dealer.timeZone,
    // Files are as old as their export.
    ...(status && !finder.context.services?.isStatic && { status: { ...status } }),
    hours: week.map((spans) => spans.map(({ from, to }) => [clockTime(from), clockTime(to)])),
    openingHours: [...dealer.openingHours],
    holidays: elementText(fragment, 'holidays', locale),
    services: named(SERVICES, dealer.services),
    lines: named(LINES, dealer.lines),
    languages: [...dealer.languages],
    // A dealer of the site's own country is on the page itself; others are on pages of their own.
    link:
      dealer.country === finder.home ? choiceLink(shop, {}, slug) : choiceLink(shop, { dealer: slug }, slug),
    mapLink: finderLink(finder, { dealer: slug }),
  };
}

/** The state or province abbreviation that American addresses have after the town, by postcode. */
function stateOf({ country, postcode }: Dealer): string | undefined {
  const known = country === 'US' ? 5 : country === 'CA' ? 3 : 0;
  return known === 0 ? undefined : gazetteer().postcode(country, postcode.slice(0, known))?.region;
}
