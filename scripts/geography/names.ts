/** Places by their local name, where GeoNames has another first. */
const RENAMED: Readonly<Record<string, string>> = {
  'CH Sankt Gallen': 'St. Gallen',
  'CH Sitten': 'Sion',
  'DE Munich': 'München',
  'ES Donostia / San Sebastián': 'San Sebastián',
  'ES Gasteiz / Vitoria': 'Vitoria-Gasteiz',
  'US New York City': 'New York',
};

/** Other names of a place: in another of the site's languages, or abbreviated. */
const ALSO: Readonly<Record<string, string>> = {
  'CA Montréal': 'Montreal',
  'CA Québec': 'Quebec City|Ville de Québec',
  'CH Basel': 'Bâle|Basle|Basilea',
  'CH Bern': 'Berne|Berna',
  'CH Biel/Bienne': 'Biel|Bienne',
  'CH Chur': 'Coire',
  'CH Fribourg': 'Freiburg im Üechtland',
  'CH Genève': 'Geneva|Genf|Ginebra',
  'CH Lausanne': 'Lausana',
  'CH Lugano': 'Lauis',
  'CH Luzern': 'Lucerne|Lucerna',
  'CH Neuchâtel': 'Neuenburg',
  'CH Schaffhausen': 'Schaffhouse',
  'CH Sion': 'Sitten',
  'CH Solothurn': 'Soleure',
  'CH St. Gallen': 'Sankt Gallen|Saint-Gall',
  'CH Winterthur': 'Winterthour',
  'CH Zug': 'Zoug',
  'CH Zürich': 'Zurich|Zurigo|Zúrich',
  'DE Aachen': 'Aix-la-Chapelle|Aquisgrán',
  'DE Bad Homburg vor der Höhe': 'Bad Homburg',
  'DE Berlin': 'Berlín',
  'DE Braunschweig': 'Brunswick',
  'DE Dresden': 'Dresde|Dresda',
  'DE Düsseldorf': 'Duesseldorf',
  'DE Esslingen': 'Esslingen am Neckar',
  'DE Frankfurt am Main': 'Frankfurt|Francfort|Fráncfort',
  'DE Freiburg': 'Freiburg im Breisgau|Fribourg-en-Brisgau|Friburgo',
  'DE Hamburg': 'Hambourg|Hamburgo',
  'DE Hannover': 'Hanover|Hanovre|Hanóver',
  'DE Köln': 'Cologne|Colonia|Koeln',
  'DE Leipzig': 'Lipsia',
  'DE Mainz': 'Mayence|Maguncia',
  'DE München': 'Munich|Múnich|Muenchen',
  'DE Nürnberg': 'Nuremberg|Núremberg|Nuernberg',
  'DE Regensburg': 'Ratisbonne|Ratisbona',
  'DE Trier': 'Trèves|Tréveris',
  'ES A Coruña': 'La Coruña|Corunna|La Corogne',
  'ES Alicante': 'Alacant',
  'ES Barcelona': 'Barcelone',
  'ES Bilbao': 'Bilbo',
  'ES Castelló de la Plana': 'Castellón|Castellón de la Plana',
  'ES Córdoba': 'Cordoue|Cordova',
  'ES Cádiz': 'Cadix',
  'ES Girona': 'Gerona|Gérone',
  'ES Lleida': 'Lérida',
  'ES Ourense': 'Orense',
  'ES Palma': 'Palma de Mallorca|Palma de Majorque',
  'ES Pamplona': 'Iruña|Pampelune',
  'ES San Sebastián': 'Donostia|Saint-Sébastien',
  'ES Sevilla': 'Seville|Séville',
  'ES Valencia': 'València|Valence',
  'ES Vitoria-Gasteiz': 'Vitoria|Gasteiz',
  'ES Zaragoza': 'Saragossa|Saragosse',
  'FR Bordeaux': 'Burdeos',
  'FR Dunkerque': 'Dunkirk|Dünkirchen',
  'FR Lille': 'Ryssel',
  'FR Lyon': 'Lyons',
  'FR Marseille': 'Marseilles|Marsella',
  'FR Mulhouse': 'Mülhausen',
  'FR Nice': 'Nizza|Niza',
  'FR Paris': 'París',
  'FR Perpignan': 'Perpiñán',
  'FR Strasbourg': 'Straßburg|Estrasburgo',
  'FR Toulouse': 'Tolosa',
  'GB Cardiff': 'Caerdydd',
  'GB Edinburgh': 'Édimbourg|Edimburgo',
  'GB Kingston upon Hull': 'Hull',
  'GB London': 'Londres',
  'GB Newcastle upon Tyne': 'Newcastle',
  'GB Newport': 'Casnewydd',
  'GB Southend-on-Sea': 'Southend',
  'GB Stoke-on-Trent': 'Stoke',
  'GB Swansea': 'Abertawe',
  'US New Orleans': 'La Nouvelle-Orléans|Nueva Orleans',
  'US New York': 'New York City|Nueva York',
  'US Philadelphia': 'Filadelfia|Philadelphie',
  'US San Francisco': 'San Francisco',
  'US St. Louis': 'Saint Louis',
  'US Washington, D.C.': 'Washington',
};

/** Departments and provinces that GeoNames has in English or by their full titles. */
const REGIONS: Readonly<Record<string, string>> = {
  "Cote d'Or": 'Côte-d’Or',
  'Loire-et-Cher': 'Loir-et-Cher',
  'Meurthe et Moselle': 'Meurthe-et-Moselle',
  'South Corsica': 'Corse-du-Sud',
  'Upper Corsica': 'Haute-Corse',
  'Upper Garonne': 'Haute-Garonne',
  "Val d'Oise": 'Val-d’Oise',
};

/** A place's name and its alternative names. `A / B` is found by both. */
export function namesOf(country: string, geoname: string): { name: string; also: string } {
  const name = RENAMED[`${country} ${geoname}`] ?? geoname;
  const parts = name.includes(' / ') ? name.split(' / ').join('|') : '';
  return { name, also: ALSO[`${country} ${name}`] ?? parts };
}

/** A region without its kind: `Província de Girona` is Girona. */
export const regionName = (name: string): string =>
  REGIONS[name] ??
  name.replace(
    /^(Province of|Provincia de|Provincia da|Província de|City and Borough of|City of|District of|Borough of) /,
    '',
  );
