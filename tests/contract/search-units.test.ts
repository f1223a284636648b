import { FIGURE_UNITS } from '../../model-json/features/catalogue/products/figures';
import { PRODUCT_TERMS } from '../../model-json/features/catalogue/search/terms/product-terms';
import { convert, UNITS, type Unit } from '../../shared/measures/measure';

const { figures, units } = PRODUCT_TERMS;

const known = Object.keys(units).filter((unit) => (UNITS as string[]).includes(unit)) as Unit[];

it('recognises in searches most units that pages show', () => expect(known.length).toBeGreaterThan(12));

it.each(known)('converts %s in searches as pages do', (unit) => {
  const { figure, factor } = units[unit]!;
  const kept = FIGURE_UNITS[figure as keyof typeof FIGURE_UNITS] as Unit;
  expect(factor).toBeCloseTo(convert({ value: 1, unit }, kept).value, 9);
});

it('recognises only figures that products have', () => {
  const named = [...Object.keys(figures), ...Object.values(units).map(({ figure }) => figure)];
  expect(Object.keys(FIGURE_UNITS)).toEqual(expect.arrayContaining(named));
});
