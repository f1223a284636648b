/** @jest-turn 5 */
import type { Repository } from '../../../model-json/core/repository/Repository';
import { openSiteContent } from '../../../model-json/sites/ventora/site-content';
import { fragmentsOf, messagesOf, pagesOf, tagsOf, type Shown } from '../shown';

let site: Repository;
beforeAll(async () => {
  site = await openSiteContent();
});
afterAll(() => site.close());

/** All countries share certificate tags; the market decides which ones a product shows. Dealer addresses stay local. */
const ELSEWHERE = /^\/content\/cq:tags\/ventora\/certificate\/|\/dealers\/|\/queries$|\/search-rules\//;

/** The company's registered capital, standards for measuring instruments, and products that only Britain can order. */
const ALLOWED =
  /capital (?:de|of) [\d\u202f\u00a0.,]+[\u00a0 ]€|EN 12645|(?:British|britanniques|britische[nr]?|británicas)[^.]*110[\u00a0 ]V|110[\u00a0 ]V[^.]*(?:British|britannique|britisch|británica)/giu;

const found = (texts: Iterable<Shown>, wrong: RegExp): string[] =>
  [...texts].flatMap(([at, text]) => {
    if (ELSEWHERE.test(at)) return [];
    const read = text.replace(ALLOWED, '');
    const place = wrong.exec(read);
    return place ? [`${at}: ${read.slice(Math.max(0, place.index - 40), place.index + 60)}`] : [];
  });

/** A manual's wiring follows the rules of the country, in the words of the language. */
const rulesElsewhere = (country: string) => (/^(?:us|ca)/.test(country) ? 'iec' : 'nec');

const known = new Map<string, readonly Shown[]>();

/** All texts that a country shows, cached. */
function shownIn(country: string): readonly Shown[] {
  const locale = country.split('/').reverse().join('_');
  const shown = known.get(country) ?? [
    ...pagesOf(site, country),
    ...fragmentsOf(site, locale),
    ...tagsOf(site, locale),
    ...[...messagesOf(locale)].filter(([at]) => !at.includes(`.byRules.${rulesElsewhere(country)}.`)),
  ];
  known.set(country, shown);
  return shown;
}

const COUNTRIES = ['gb/en', 'de/de', 'fr/fr', 'es/es', 'us/en', 'us/es', 'ca/en', 'ca/fr', 'ch/de', 'ch/fr'];
const NORTH_AMERICA = ['us/en', 'us/es', 'ca/en', 'ca/fr'];
const UNITED_STATES = ['us/en', 'us/es'];
const EUROS = ['de/de', 'fr/fr', 'es/es'];

const [POUNDS, EURO, DOLLARS, FRANCS] = [
  '£|\\bpence\\b|\\bpounds\\b(?! (?:of|per))',
  '€|\\beuros?\\b(?! profile)(?![- ]Profil)',
  '\\$|¢|(?<=\\d[ \u00a0])cents\\b',
  '\\bCHF\\b|\\bRappen\\b',
];

/** Foreign currencies. A pound of weight is written `lb`, or out in words with the thing weighed. */
const foreignMoney = (country: string): RegExp => {
  const own = country.startsWith('gb')
    ? POUNDS
    : EUROS.includes(country)
      ? EURO
      : country.startsWith('ch')
        ? FRANCS
        : DOLLARS;
  return new RegExp([POUNDS, EURO, DOLLARS, FRANCS].filter((money) => money !== own).join('|'), 'u');
};

test.each(COUNTRIES)('%s shows prices in its own currency only', (country) => {
  expect(found(shownIn(country), foreignMoney(country))).toEqual([]);
});

test.each(NORTH_AMERICA)('%s states the mains voltages and plugs of North America', (country) => {
  const european =
    /(?<!R )\b(?:380|400|415)[\u00a0 ]V\b|\bCEE\b|\bIEC 60309\b|\bBS 1363\b|[Ss]chuko|\b50[\u00a0 ]Hz\b(?! (?:or|o|ou) )|\b13[\u00a0 ]A\b|(?:V|household|electric) socket\b|enchufe (?:doméstico|de 2)/u;
  expect(found(shownIn(country), european)).toEqual([]);
});

test.each(['us/en', 'ca/en'])('%s calls nothing a socket but a tool for nuts', (country) => {
  const socket = /(?<!impact |changing |with a |deep )\bsockets?\b(?! set)/iu;
  expect(found(pagesOf(site, country), socket)).toEqual([]);
});

test.each(['ch/de', 'ch/fr'])('%s states the plugs of Switzerland', (country) => {
  expect(found(shownIn(country), /[Ss]chuko|Schutzkontakt,|BS 1363|NEMA|\btype [EF]\b/u)).toEqual([]);
});

test.each(['de/de', 'fr/fr', 'es/es', 'ch/de', 'ch/fr', 'gb/en'])('%s sells no American plug', (country) => {
  expect(found(shownIn(country), /\bNEMA (?:L?\d+-\d+)|\b(?:UL|CSA) /u)).toEqual([]);
});

test.each(NORTH_AMERICA)('%s refers to the standards of its country, not to European ones', (country) => {
  const rules =
    /\bUKCA\b|\bCE[- ](?:mark|Kenn)|[Mm]ar(?:quage|cado) CE|\bEN \d+|\b20\d\d\/\d+\/(?:EU|UE|EC|CE|EG)|\((?:EU|UE)\)|bar[ ·](?:l\b|lit)|Pressure Systems Safety|\bUnión Europea|\bUnion européenne|European Union/u;
  expect(found(shownIn(country), rules)).toEqual([]);
});

const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';

test.each(['us/en', 'ca/en'])('%s writes the month before the day', (country) => {
  expect(found(shownIn(country), new RegExp(`\\b\\d{1,2}\\.? (?:${MONTHS})\\b`, 'u'))).toEqual([]);
});

test.each(['gb/en'])('%s writes the day before the month', (country) => {
  expect(found(shownIn(country), new RegExp(`\\b(?:${MONTHS}) \\d{1,2}\\b(?!\\d)`, 'u'))).toEqual([]);
});

/** A text that calculates in metric figures may state both systems. */
const RECKONS = /[\d)%][ \u00a0](?:÷|=)|[=÷][ \u00a0][\d(]/u;
/** Tables that explain the conversion of metric units. */
const CONVERSIONS = /\/(?:resources\/.*\/units|pressure-flow-and-units\/.*\/(?:normal|pressure))\/table\//;
/**
 * Spanners for metric machines, the distance in a formula, and conductor ratings, which NEC and CSA tables name by °C.
 */
const METRIC_EVERYWHERE =
  /(?:wrench(?:es)?|llaves?(?: de)?) [\d ,yand]+[\u00a0 ]mm\b|\(1[\u00a0 ]m\)|\bDN \d+|\d+[\u00a0 ]°C(?: \(|, )\d+[\u00a0 ]°F/gu;
const METRIC =
  /(?<![\p{L}\d.,])\d[\d.,]*[\u00a0 -](?:l\/min|m³\/min|m³\/h|bar|mbar|mm|cm|km|m|m²|m³|l|ml|kg|g|N·m|°C|mm²|m\/s|lit(?:er|re|ro)s?|met(?:er|re|ro)s?|centimet(?:er|ro)s?|kilograms?)(?![\p{L}\d²³/·(])/u;

test.each(UNITED_STATES)('%s gives every quantity in US units', (country) => {
  const prose = shownIn(country)
    .filter(([at, text]) => !RECKONS.test(text) && !CONVERSIONS.test(at))
    .map(([at, text]): Shown => [at, text.replace(METRIC_EVERYWHERE, '')]);
  expect(found(prose, METRIC)).toEqual([]);
});

test.each(['us/es'])('%s writes figures in the same format as the lists', (country) => {
  expect(
    found(pagesOf(site, country), /(?<![\d.,])\d+,\d{1,2}(?![\d.])|(?<![\d.,])[1-9]\d{1,2}\.\d{3}(?!\d)/u),
  ).toEqual([]);
});
