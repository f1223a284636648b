/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { RenderingProvider } from '../../../core/kit/rendering';
import { Calculator } from './Calculator';
import { fixtures } from './Calculator.fixtures';
import { calculatorModel } from './Calculator.model';
import definition from './index';

const show = (name: keyof typeof fixtures, language = 'en-GB') =>
  render(
    <RenderingProvider value={{ mode: 'disabled', language, renderChild: () => null }}>
      <Calculator {...calculatorModel.parse(fixtures[name])} />
    </RenderingProvider>,
  );
const plain = (text: string | null) => (text ?? '').replace(/[\u00a0\u202f]/g, ' ');

it('works without scripts, as a form that leads to the answer on the same page', () => {
  const { container } = show('default');
  const form = container.querySelector('form');
  expect(form).toHaveAttribute('method', 'get');
  expect(form?.getAttribute('action')).toMatch(/#calculator-answer$/);
});

it('shows what a field is if nothing is entered, with the unit in its label', () => {
  show('default');
  expect(screen.getByRole('textbox', { name: 'Leakage, m³/min' })).toHaveValue('1');
  expect(screen.getByRole('textbox', { name: 'Price of electricity, £/kWh' })).toHaveValue('0.25');
});

it('answers in a sentence, and shows each formula with its figures', () => {
  const { container } = show('default');
  expect(plain(screen.getByRole('status').textContent)).toBe(
    'These leaks lose 1 m³/min and cost £15,330 a year.',
  );
  expect(plain(container.textContent)).toContain('7 kW × 8,760 h = 61,320 kWh');
  expect(plain(container.textContent)).toContain('61,320 kWh × £0.25/kWh = £15,330');
});

it.each([
  ['German', 'de-DE', 'Diese Leckagen verlieren 1 m³/min und kosten 15.330 € im Jahr.', '0,25'],
  ['French', 'fr-FR', 'Ces fuites perdent 1 m³/min et coûtent 15 330 € par an.', '0,25'],
  ['Spanish', 'es-ES', 'Estas fugas pierden 1 m³/min y cuestan 15.330 € al año.', '0,25'],
] as const)('writes numbers and money as readers of %s do', (name, language, sentence, price) => {
  show(name, language);
  expect(plain(screen.getByRole('status').textContent)).toBe(sentence);
  expect(screen.getByDisplayValue(price)).toBeVisible();
});

it('calculates in cubic feet and pounds for readers of American units', () => {
  const { container } = show('in feet and pounds', 'en-US');
  expect(plain(screen.getByRole('status').textContent)).toContain('at least 99.1 gal');
  expect(plain(container.textContent)).toContain('60 s × (52.97 cfm − 35.31 cfm) × 14.5 psi ÷ 29.01 psi');
});

it('says beside a field what is wrong and what would be right, and links to it', () => {
  show('figures that cannot be');
  const [leak] = screen.getAllByRole('textbox');
  expect(leak).toHaveAttribute('aria-invalid', 'true');
  expect(leak).toHaveValue('much');
  expect(leak).toHaveAccessibleDescription(/“much” is not a number. Enter one from 0.001 to 1,000/);
  expect(screen.getByRole('link', { name: /^Price of electricity.*out of range/ })).toHaveAttribute(
    'href',
    '#calculator-price',
  );
});

it('says in which row something is wrong', () => {
  const field = (name: string) => ({ name, key: 'segment', quantity: 'length' as const, min: 1, max: 9 });
  const model = {
    ...fixtures.default,
    groups: [
      {
        key: 'lengths',
        isRows: true,
        rows: [{ fields: [field('segment1')] }, { fields: [field('segment2')] }],
      },
    ],
    faults: [{ field: 'segment2', reason: 'number' as const, typed: 'x', min: 1, max: 9 }],
  };
  render(
    <RenderingProvider value={{ mode: 'disabled', language: 'en-GB', renderChild: () => null }}>
      <Calculator {...calculatorModel.parse(model)} />
    </RenderingProvider>,
  );
  expect(screen.getByRole('link', { name: /^Length, m, row 2: “x” is not a number/ })).toHaveAttribute(
    'href',
    '#calculator-segment2',
  );
});

it('writes powers as raised figures, with the decimal sign of the language', () => {
  const model = {
    ...fixtures.German,
    steps: [
      {
        key: 'drop',
        put: [{ sign: '(' }, { value: 2, quantity: 'flow' as const }, { sign: ')^1.85' }],
        result: { value: 1, quantity: 'pressure' as const },
      },
    ],
  };
  const { container } = render(
    <RenderingProvider value={{ mode: 'disabled', language: 'de-DE', renderChild: () => null }}>
      <Calculator {...calculatorModel.parse(model)} />
    </RenderingProvider>,
  );
  expect([...container.querySelectorAll('sup')].map((sup) => sup.textContent)).toEqual(['1,85', '1,85']);
  expect(container.textContent).not.toContain('^');
});

it('leads to the products that fit', () => {
  show('products that fit');
  expect(screen.getByRole('link', { name: 'Vertical tank 500 l' })).toBeVisible();
});

it('is empty if no calculator is chosen', () => {
  expect(definition.isEmpty?.(calculatorModel.parse(fixtures.empty))).toBe(true);
});
