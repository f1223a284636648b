import { catalogueWords } from '../../shared/features/catalogue/api/words';
import { LANGUAGES } from '../../shared/words/languages';
import { type ShapeFacts, shapeFactsOf } from '../../model-json/features/catalogue/cad/shapes/ShapeFacts';
import { explode } from '../../model-json/features/catalogue/exploded/explode';
import type { ExplodedView } from '../../model-json/features/catalogue/exploded/ExplodedView';
import { PARTS } from '../../model-json/features/catalogue/exploded/library/parts';
import {
  includedIn,
  numbered,
  type NumberedItem,
} from '../../model-json/features/catalogue/exploded/spare-items';
import { namedProducts } from '../../model-json/features/catalogue/products/current-product';
import { listed } from '../../model-json/features/catalogue/products/Product';
import { explodedModel } from '../../ui.frontend/src/features/catalogue/Product/exploded/Exploded.model';
import { ofAllProducts } from './all-shapes';

interface Machine {
  readonly facts: ShapeFacts;
  readonly spareParts: readonly string[];
  readonly rows: readonly (readonly NumberedItem[])[];
  readonly view: ExplodedView | undefined;
}

let machines: Machine[];
beforeAll(async () => {
  machines = await ofAllProducts((product, context) => {
    const parts = namedProducts(listed(product, 'spareParts'), context);
    const rows = numbered(parts.map(includedIn));
    const facts = shapeFactsOf(product);
    return parts.length > 0
      ? [{ facts, spareParts: parts.map(({ sku }) => sku), rows, view: explode(facts, rows) }]
      : [];
  });
}, 60_000);

const drawn = () =>
  machines.flatMap(({ facts, rows, view }) => (view ? [{ sku: facts.sku, rows, view }] : []));

test('every machine with spare parts is drawn pulled apart; hand tools, which have oil alone, are not', () => {
  const missing = machines.filter(({ view }) => !view).map(({ facts }) => facts.family.split('/')[0]);
  expect([...new Set(missing)]).toEqual(['air-tools']);
  expect(drawn().length).toBeGreaterThan(160);
});

test('every spare part says what it holds', () => {
  const silent = machines.flatMap(({ rows, spareParts }) =>
    spareParts.filter((_, index) => rows[index]?.length === 0),
  );
  expect([...new Set(silent)]).toEqual([]);
});

test('every part of the list has one balloon with its number', () => {
  const faults = drawn().filter(({ rows, view }) => {
    const wanted = rows.flat().filter(({ isAgain }) => !isAgain);
    const numbers = wanted.map(({ number }) => number).sort();
    return (
      numbers.join() !==
      view.parts
        .map(({ number }) => number)
        .sort()
        .join()
    );
  });
  expect(
    faults.map(({ sku, rows, view }) => [sku, rows.flat().map(({ kind }) => kind), view.parts.length]),
  ).toEqual([]);
});

/** Pixels of a phone's column, as wide as the drawing is there. */
const COLUMN = 342;
/** Pixels between the middles of targets (WCAG 2.2, 2.5.8). */
const TARGET = 24;

test('balloons are inside the drawing, apart from each other, and big enough for a finger on a phone', () => {
  const faults = drawn().filter(({ view: { parts, width, height } }) =>
    parts.some(
      ({ balloon: [x, y] }, index) =>
        x < 17 ||
        x > width - 17 ||
        y < 17 ||
        y > height - 17 ||
        parts.slice(index + 1).some((other) => {
          const distance = Math.hypot(other.balloon[0] - x, other.balloon[1] - y);
          return distance < 36 || (distance * COLUMN) / width < TARGET;
        }),
    ),
  );
  expect(faults.map(({ sku }) => sku)).toEqual([]);
});

test('drawings are what the page’s model accepts, and at most 90 KB', () => {
  for (const { rows, view } of drawn()) {
    expect(() => explodedModel.parse({ ...view, rows })).not.toThrow();
    expect(JSON.stringify(view).length).toBeLessThan(90_000);
  }
});

test('everything drawn is inside the drawing', () => {
  const outside = drawn().filter(({ view: { machine, parts, width, height } }) =>
    [...machine, ...parts.flatMap(({ paths, axis }) => [...paths, { d: axis }])].some(({ d }) =>
      [...d.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].some(
        ([, x, y]) => Number(x) < 0 || Number(x) > width || Number(y) < 0 || Number(y) > height,
      ),
    ),
  );
  expect(outside.map(({ sku }) => sku)).toEqual([]);
});

test.each(LANGUAGES)('every kind of part has a name in %s', (language) => {
  const { kinds } = catalogueWords(language).spareItems;
  expect(Object.keys(PARTS).filter((kind) => !kinds[kind])).toEqual([]);
});
