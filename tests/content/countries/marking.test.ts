import { text, type Node } from '../content-tree';
import { familyOf, list, number, products, versionsOf } from '../products/products';

/* CE and UKCA marks are allowed only where a directive requires them (Regulation (EC) 765/2008, Article 30). */

const of = (product: Node, name: string) => number(product, name) ?? NaN;
const certified = (product: Node, id: string) =>
  list(product, 'certificates').includes(`ventora:certificate/${id}`);
const isAmong = (product: Node, families: RegExp) => families.test(familyOf(product));
const among =
  (...skus: string[]) =>
  (product: Node) =>
    skus.includes(text(product, 'sku'));

/** The directives that require the mark, and how to recognise their products. */
const DIRECTIVES: Readonly<Record<string, (product: Node) => boolean>> = {
  'machinery, 2006/42/EC': (product) =>
    number(product, 'motorPower') !== undefined ||
    isAmong(product, /^air-tools\/(?:drills|grinding|impact|nailing|ratchets|sanding)$/),
  // Spray guns for paint; a blast gun throws sand, a blow gun air.
  'explosive atmospheres, 2014/34/EU': (product) =>
    isAmong(product, /^air-tools\/spraying$/) && !among('V-5250-00')(product),
  'low voltage, 2014/35/EU': (product) => of(product, 'voltage') >= 50,
  'electromagnetic compatibility, 2014/30/EU': among('V-8507-00', 'V-8508-00'),
  'simple pressure vessels, 2014/29/EU, and pressure equipment, 2014/68/EU': (product) =>
    certified(product, '2014-29-eu') || certified(product, '2014-68-eu'),
};

const directiveOf = (product: Node) =>
  Object.entries(DIRECTIVES).find(([, applies]) => applies(product))?.[0];

test.each(['ce', 'ukca'])(
  '%s is on every product for which a directive requires it, and on no other',
  (mark) => {
    const wrong = [...products.values()]
      .filter((product) => certified(product, mark) !== (directiveOf(product) !== undefined))
      .map(
        (product) => `${text(product, 'sku')} ${text(product, 'name')}: ${directiveOf(product) ?? 'none'}`,
      );
    expect(wrong).toEqual([]);
  },
);

test.each(['oils', 'service-kits', 'hoses', 'service-units', 'air-net/fittings', 'air-tools/blowing'])(
  'nothing in %s carries a mark',
  (family) => {
    const marked = [...products.values()].filter(
      (product) => isAmong(product, new RegExp(`^${family}$`)) && certified(product, 'ce'),
    );
    expect(marked).toEqual([]);
  },
);

test('treats filter housings as pressure equipment only above 50 bar·l (2014/68/EU, Article 4)', () => {
  /** Walls, thread and element take up 40 % of a housing's outer volume. */
  const litres = (filter: Node) =>
    (0.6 * (Math.PI / 4) * of(filter, 'width') ** 2 * of(filter, 'height')) / 1e6;
  const wrong = [...products.values()]
    .filter((product) => isAmong(product, /^filters\//))
    .filter((filter) => litres(filter) * of(filter, 'maxPressure') > 50 !== certified(filter, '2014-68-eu'));
  expect(wrong.map((filter) => text(filter, 'sku'))).toEqual([]);
});

test('keeps pipes and hoses below 1,000 bar times nominal bore, so that they need no mark (2014/68/EU, Article 4)', () => {
  const lines = [...products.values()]
    .filter((product) => isAmong(product, /^(?:air-net\/pipes|hoses)$/))
    .flatMap(versionsOf);
  const above = lines.filter((line) => of(line, 'innerDiameter') * of(line, 'maxPressure') > 1000);
  expect([above, lines.filter((line) => certified(line, '2014-68-eu'))]).toEqual([[], []]);
});
