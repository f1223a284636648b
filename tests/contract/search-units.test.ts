import { FIGURE_UNITS } from '../../model-json/features/catalogue/products/figures';
import { FIGURES } from '../../model-json/features/search/engine/understand/figure-wishes';
import { UNIT_WORDS } from '../../model-json/features/search/engine/understand/units';
import { convert, UNITS, type Unit } from '../../shared/measures/measure';

const known = Object.keys(UNIT_WORDS).filter((unit) => (UNITS as string[]).includes(unit)) as Unit[];

it('recognises in searches most units that pages show', () => expect(known.length).toBeGreaterThan(12));

it.each(known)('converts %s in searches as pages do', (unit) => {
  const { figure, factor } = UNIT_WORDS[unit]!;
  const kept = FIGURE_UNITS[figure as keyof typeof FIGURE_UNITS] as Unit;
  expect(factor).toBeCloseTo(convert({ value: 1, unit }, kept).value, 9);
});

it('recognises only figures that products have', () => {
  const figures = [...Object.keys(FIGURES), ...Object.values(UNIT_WORDS).map(({ figure }) => figure)];
  expect(Object.keys(FIGURE_UNITS)).toEqual(expect.arrayContaining(figures));
});
