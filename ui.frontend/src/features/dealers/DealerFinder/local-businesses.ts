import type { DealerModel } from './DealerFinder.model';

/** Dealers for search engines: a list of schema.org's LocalBusiness, as shown on the page. */
export const localBusinesses = (dealers: readonly DealerModel[]) => ({
  '@type': 'ItemList',
  numberOfItems: dealers.length,
  itemListElement: dealers.map((dealer) => ({
    '@type': 'ListItem',
    position: dealer.number,
    item: {
      '@type': 'LocalBusiness',
      name: dealer.name,
      telephone: dealer.telephoneNumber,
      email: dealer.email,
      url: dealer.website,
      address: {
        '@type': 'PostalAddress',
        streetAddress: dealer.street,
        postalCode: dealer.postcode,
        addressLocality: dealer.town,
        addressRegion: dealer.state,
        addressCountry: dealer.country,
      },
      geo: { '@type': 'GeoCoordinates', latitude: dealer.latitude, longitude: dealer.longitude },
      openingHours: dealer.openingHours.flatMap(oneSpanEach),
      knowsLanguage: dealer.languages,
    },
  })),
});

/** schema.org allows one span per line: `Mo-Fr 08:00-12:00,13:00-17:00` becomes two lines. */
function oneSpanEach(line: string): string[] {
  const at = line.indexOf(' ');
  return line
    .slice(at + 1)
    .split(',')
    .map((span) => `${line.slice(0, at)} ${span}`);
}
