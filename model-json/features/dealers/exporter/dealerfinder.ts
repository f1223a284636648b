import { groupBy } from '../../../../shared/lists/group-by';
import { dealersWithoutServer } from '../../../../shared/words/by-language/without-server';
import { withoutServerNote } from '../../../core/exporter/site/needs-server';
import { componentModel } from '../../../core/exporter/shared/component-model';
import type { Exporter, Model } from '../../../core/exporter/Exporter';
import { flag, text } from '../../../core/exporter/shared/properties';
import { choiceLink, pageAddress } from '../../../core/exporter/shared/links/choice-links';
import { kilometresBetween } from '../../geography/api/distance';
import { elementText } from '../../../core/exporter/shared/fragment-elements';
import { readAsked } from './asked';
import type { Dealer } from './Dealer';
import { dealerModel } from './dealer-model';
import { dealersBeyondBorder, dealersOf } from './dealers-of';
import { fitting, nearDealers, type FoundDealer } from './find-dealers';
import { finderAt, finderLink, LINES, radiusKm, SERVICES, type Finder } from './Finder';
import { filterModels, tagsInUse } from './finder-filters';
import { finderMap } from './finder-map';
import { findPlace } from './finder-place';
import { isModel } from '../../../core/exporter/shared/is-model';

interface Group {
  readonly title?: string;
  readonly kind: 'near' | 'region' | 'border' | 'single';
  readonly found: readonly FoundDealer[];
}

/**
 * Dealers: those near a place, else those of a country by region, and their neighbours beyond the border. All of it works
 * through addresses; `refused` names an invalid parameter.
 */
export const dealerFinder: Exporter = (resource, context) => {
  const { properties } = resource;
  const dealers = dealersOf(context);
  const countries = [...new Set(dealers.map(({ country }) => country))].sort();
  const { asked, refused } = readAsked(context, {
    services: tagsInUse(context, SERVICES, dealers),
    lines: tagsInUse(context, LINES, dealers),
    countries,
    dealers: new Set(dealers.map(({ slug }) => slug)),
  });
  const finder = finderAt(resource, context, asked);
  const { place, model: placed } = findPlace(finder);
  const { isBeyond, groups } = grouped(dealers, place && { point: place.point }, finder);
  const all = groups.flatMap(({ found }) => found);
  let number = 0;
  return componentModel(resource, context, {
    title: text(properties, 'jcr:title'),
    titleType: text(properties, 'titleType'),
    ...(context.services?.isStatic
      ? { note: withoutServerNote(context, dealersWithoutServer) }
      : { action: `${pageAddress(finder.shop)}#${finder.shop.id}` }),
    address: finderLink(finder, { place: placeWords(placed) ?? asked.place }),
    clear: choiceLink(finder.shop, { place: placeWords(placed) ?? asked.place }),
    home: finder.home,
    place: asked.place || undefined,
    isSingle: asked.dealer !== undefined,
    refused,
    ...placed,
    isBeyond,
    radius: asked.radius,
    filters: filterModels(inScope(dealers, place?.point, finder), finder),
    groups: groups.map(({ title, kind, found }) => ({
      title,
      kind,
      dealers: found.map((each) => dealerModel(each, ++number, finder)),
    })),
    total: all.length,
    countries: countries.map((country) => ({
      country,
      count: dealers.filter((dealer) => dealer.country === country).length,
      isShown: !place && !asked.dealer && country === (asked.country ?? finder.home),
      link: choiceLink(finder.shop, country === finder.home ? {} : { country: country.toLowerCase() }),
    })),
    ...(!flag(properties, 'hideMap') && { map: finderMap(all, place, finder) }),
  });
};

/** The place for an address that leads to the same results: it does not contain a position. */
function placeWords({ near }: Model): string | undefined {
  if (!isModel(near)) return undefined;
  const { isPosition, name, region, country } = near;
  return isPosition ? [name, region, country].filter(Boolean).join(', ') : undefined;
}

function grouped(
  dealers: readonly Dealer[],
  from: { point: Dealer['point'] } | undefined,
  finder: Finder,
): { groups: Group[]; isBeyond: boolean } {
  const { asked, context, home, locale } = finder;
  const single = dealers.filter(({ slug }) => slug === asked.dealer);
  if (single.length > 0) {
    return {
      groups: [{ kind: 'single', found: fitting(single, { ...finder, asked: unfiltered(asked) }) }],
      isBeyond: false,
    };
  }
  if (from) {
    const { found, isBeyond } = nearDealers(dealers, from.point, finder);
    return { groups: found.length > 0 ? [{ kind: 'near', found }] : [], isBeyond };
  }
  const country = asked.country ?? home;
  const own = fitting(
    dealers.filter((dealer) => dealer.country === country),
    finder,
  );
  const regions = groupBy(own, ({ dealer }) => elementText(dealer.fragment, 'region', locale) ?? '');
  const order = new Intl.Collator(locale.language).compare;
  const border = fitting(dealersBeyondBorder(context, country), finder);
  return {
    groups: [
      ...[...regions]
        .sort(([a], [b]) => order(a, b))
        .map(([title, found]): Group => ({ kind: 'region', title, found })),
      ...(border.length > 0 ? [{ kind: 'border', found: border } as const] : []),
    ],
    isBeyond: false,
  };
}

/** The dealers over which filters are counted: those within the radius, else those of the country and its neighbours. */
function inScope(
  dealers: readonly Dealer[],
  from: Dealer['point'] | undefined,
  finder: Finder,
): readonly Dealer[] {
  const { asked, context, home } = finder;
  const radius = radiusKm(finder) ?? Infinity;
  if (from) return dealers.filter(({ point }) => kilometresBetween(from, point) <= radius);
  const country = asked.country ?? home;
  return [
    ...dealers.filter((dealer) => dealer.country === country),
    ...dealersBeyondBorder(context, country),
  ];
}

const unfiltered = (asked: Finder['asked']) => ({ ...asked, services: [], lines: [], isOpen: false });
