/** @jest-turn 6 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Repository } from '../../model-json/core/repository/Repository';
import { openSiteContent } from '../../model-json/sites/ventora/site-content';
import { languages, type Node } from './content-tree';
import { nameOf, saidOn, sentencesOf, type Said } from './products/product-sentences';
import { familyOf, has, list, number } from './products/products';

/*
 * Sentences that many products share are written once and shown by rule: on pages, cards, data sheets, in structured
 * data and in the search. `derived-sentences.txt` lists them with the families that they may be shown for.
 */

const LIST = path.join(__dirname, 'derived-sentences.txt');
/** A sentence counts as shared from this many products or families on. */
const [SHARED_BY, SHARED_IN] = [8, 4];

let site: Repository;
let english: Said[];
beforeAll(async () => {
  site = await openSiteContent();
  english = saidOn(site, languages.en);
}, 60_000);
afterAll(() => site.close());

const listed = new Map(
  readFileSync(LIST, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('//'))
    .map((line) => line.split(' | ') as [string, string])
    .map(([sentence, kinds]) => [sentence, kinds.split(' ')]),
);

/** Products by the sentences that they share. */
function shared(): Map<string, Node[]> {
  const drawn = new Map<string, Node[]>();
  for (const { product, texts } of english)
    for (const sentence of new Set(texts.flatMap(sentencesOf)))
      drawn.set(sentence, [...(drawn.get(sentence) ?? []), product]);
  return new Map(
    [...drawn].filter(
      ([, among]) => among.length >= SHARED_BY || new Set(among.map(familyOf)).size >= SHARED_IN,
    ),
  );
}

const isOf = (product: Node, kind: string) => kind === '*' || `${familyOf(product)}/`.startsWith(`${kind}/`);

test('shows each shared sentence only for the kinds of product that it is listed as true of', () => {
  const wrong = [...shared()].flatMap(([sentence, among]) => {
    const kinds = listed.get(sentence);
    if (!kinds) return [`not listed: ${sentence} | ${[...new Set(among.map(familyOf))].sort().join(' ')}`];
    return among
      .filter((product) => !kinds.some((kind) => isOf(product, kind)))
      .map((product) => `${nameOf(product)}: ${sentence}`);
  });
  expect(wrong).toEqual([]);
});

test('lists no sentence that is no longer shown', () => {
  const drawn = shared();
  expect([...listed.keys()].filter((sentence) => !drawn.has(sentence))).toEqual([]);
});

const certified = (id: string) => (product: Node) =>
  list(product, 'certificates').includes(`ventora:certificate/${id}`);
const figure = (name: string) => (product: Node) => number(product, name) !== undefined;
const within = (families: RegExp) => (product: Node) => families.test(familyOf(product));
const either =
  (...rules: ((product: Node) => boolean)[]) =>
  (product: Node) =>
    rules.some((rule) => rule(product));

/** Claims in any language, and the products for which they are true. */
const CLAIMS: readonly (readonly [claim: string, words: RegExp, isTrue: (product: Node) => boolean])[] = [
  ['free air delivery is measured to ISO 1217', /ISO 1217/, certified('iso-1217')],
  ['noise of a machine is measured to ISO 2151', /ISO 2151/, certified('iso-2151')],
  ['noise of a tool is measured to ISO 15744', /ISO 15744/, certified('iso-15744')],
  ['vibration is measured to ISO 28927', /ISO 28927/, certified('iso-28927')],
  [
    'the duty cycle is explained',
    /duty cycle is the share|Einschaltdauer ist der Anteil|facteur de marche est la part|factor de marcha es la parte/,
    figure('dutyCycle'),
  ],
  [
    'air consumption is explained',
    /Air consumption is|Luftverbrauch gilt|consommation d’air est|consumo de aire es/,
    figure('airConsumption'),
  ],
  ['a dryer is rated by ISO 7183', /ISO 7183/, either(certified('iso-7183'), within(/^dryers\//))],
  ['a filter is rated by ISO 12500', /ISO 12500/, certified('iso-12500')],
  [
    'rated flow is explained',
    /^(?:Rated flow|Der Nennvolumenstrom|Le débit nominal|El caudal nominal) /,
    figure('ratedFlow'),
  ],
  ['viscosity is that at 40 °C', /ISO 3448/, figure('viscosity')],
  ['a product carries the CE mark', /CE marking|CE-Kennzeichnung|Marquage CE|Marcado CE/i, certified('ce')],
  [
    'dealers let buyers hear it running',
    /running, size|hear it|im Betrieb vor|machines en marche|máquinas en marcha|enseñan las máquinas/,
    figure('motorPower'),
  ],
  [
    'a machine is improved',
    /improve our machines|unsere Maschinen weiter|Nos machines évoluent|nuestras máquinas: los/,
    () => false,
  ],
  [
    'the speed varies',
    /at full speed|bei voller Drehzahl|à pleine vitesse|a plena velocidad/,
    (product) => has(product, 'variable-speed'),
  ],
];

test.each(Object.entries(languages))(
  '%s: claims nothing of a product that is untrue of its kind',
  (language, root) => {
    const said = language === 'en' ? english : saidOn(site, root);
    const wrong = said.flatMap(({ product, texts }) => {
      const sentences = texts.flatMap((text) => text.split(/(?<=[.;!?])\s+/));
      return CLAIMS.filter(
        ([, words, isTrue]) => !isTrue(product) && sentences.some((sentence) => words.test(sentence)),
      ).map(([claim]) => `${nameOf(product)}: ${claim}`);
    });
    expect(wrong).toEqual([]);
  },
);
