/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { RenderingProvider } from '../../../core/kit/rendering';
import definition from './index';
import { SizingHelper } from './SizingHelper';
import { fixtures } from './SizingHelper.fixtures';
import { sizingHelperModel } from './SizingHelper.model';

const show = (name: keyof typeof fixtures, language = 'en-GB') =>
  render(
    <RenderingProvider value={{ mode: 'disabled', language, renderChild: () => null }}>
      <SizingHelper {...sizingHelperModel.parse(fixtures[name])} />
    </RenderingProvider>,
  );
const choices = () => screen.getAllByRole('article');

it('works without scripts, as a form that leads to the answer on the same page', () => {
  const { container } = show('nothing chosen yet');
  const form = container.querySelector('form');
  expect(form).toHaveAttribute('method', 'get');
  expect(form?.getAttribute('action')).toMatch(/#size-answer$/);
  expect(screen.getByRole('status')).toHaveTextContent('Choose a trade or a tool');
});

it('offers trades as links, and tools by family', () => {
  show('nothing chosen yet');
  expect(screen.getByRole('link', { name: /^Paint shop/ })).toHaveAttribute(
    'href',
    expect.stringContaining('t1=V-5213-00&n1=2'),
  );
  const tool = screen.getByRole('combobox', { name: 'Tool' });
  expect(within(tool).getByRole('group', { name: 'Sanders' })).toHaveTextContent('Orbital sander 150 mm');
});

it('removes no tool when the visitor presses Enter', () => {
  const { container } = show('default');
  expect(container.querySelector('form button')).not.toHaveAttribute('name');
});

it('keeps the choices, with the demand and usual duty of each tool', () => {
  show('default');
  const [guns] = screen.getAllByRole('group', { name: /^Tool, tool/ });
  expect(within(guns!).getByRole('combobox')).toHaveDisplayValue('Spray gun HVLP 1.3');
  expect(within(guns!).getByRole('combobox')).toHaveAccessibleDescription(
    /^300\sl\/min at 2\sbar while it runs, usually 50%$/,
  );
  expect(within(guns!).getByRole('spinbutton', { name: 'How many' })).toHaveValue(2);
  expect(within(guns!).getByRole('button', { name: 'Remove Spray gun HVLP 1.3' })).toHaveValue('1');
});

it('gives the answer in a sentence', () => {
  show('default');
  expect(screen.getByRole('status')).toHaveTextContent(
    'You need 637 l/min at 7 bar. We recommend the R 7 T, 8 bar: it will run 57% of the time.',
  );
});

it('recommends three machines, the best first, each with reasons, figures and extras', () => {
  show('default');
  const [recommended, smallest, reserve] = choices();
  expect(recommended).toHaveTextContent('Recommended');
  expect(smallest).toHaveTextContent('The smallest that fits');
  expect(smallest).toHaveTextContent('Runs 72% of the time; 75% are allowed.');
  expect(smallest).toHaveTextContent('Its tank of 500 l is enough: 11 starts an hour.');
  expect(within(smallest!).getByRole('link', { name: 'K 9' })).toBeVisible();
  expect(recommended).toHaveTextContent('Dries the air itself.');
  expect(reserve).toHaveTextContent('Loaded to 33%; it turns slower when less is drawn.');
  expect(reserve).toHaveTextContent('2 × A 24, −40 °C');
  expect(reserve).toHaveTextContent('With 220 l of receiver.');
});

it('shows each formula with the visitor’s figures', () => {
  const { container } = show('default');
  const arithmetic = container.querySelector('details[open]')!;
  for (const line of [
    '2 × 300 l/min × 50%',
    '490 l/min × (1 + 0.1 + 0.2) = 637 l/min',
    '637 l/min ÷ 1,120 l/min = 57%',
    '1,120 l/min × 60 × 0.57 × 0.43 × 1 bar ÷ (90 × 1 bar) = 183 l',
    'The peak of 872 l/min is no more than the delivery of 1,120 l/min',
  ]) {
    expect(arithmetic.textContent.replaceAll('\u00a0', ' ')).toContain(line);
  }
});

it('uses cubic feet and pounds on US pages', () => {
  const { container } = show('in feet and pounds', 'en-US');
  expect(screen.getByRole('spinbutton', { name: 'Air, cfm' })).toHaveValue(22.5);
  expect(screen.getByRole('status')).toHaveTextContent('You need 22.5 cfm at 102 psi.');
  expect(container.querySelector('input[name="units"]')).toHaveValue('us');
  expect(container).toHaveTextContent('÷ 14.5 psi = 74 gal');
});

it('explains each invalid figure, beside the field and in a list of links', () => {
  show('figures that cannot be');
  const wrong = screen.getByRole('link', { name: /How many, tool 1: -3 is out of range.*from 1 to 99/ });
  expect(wrong).toHaveAttribute('href', '#size-n1');
  const [count] = screen.getAllByRole('spinbutton', { name: 'How many' });
  expect(count).toHaveAttribute('aria-invalid', 'true');
  expect(count).toHaveAccessibleDescription(/from 1 to 99/);
  expect(screen.getByText(/“V-0000-00” is not in our catalogue/)).toBeVisible();
  expect(screen.getByText(/“much” is not a number. Enter one from 0.5 to 40/)).toBeVisible();
  expect(screen.queryAllByRole('article')).toEqual([]);
});

it('combines several machines, or states the highest possible pressure', () => {
  show('more than one machine makes');
  expect(screen.getByText(/4 × R 160, 8 bar do it together, each running 73% of the time/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Talk to us' })).toBeVisible();
  show('more pressure than machines give');
  expect(
    screen.getByText(/None of our compressors holds 30 bar at the tool; 13.5 bar is the most/),
  ).toBeVisible();
});

it('links to what would be possible without a wish', () => {
  show('wishes that rule each other out');
  expect(screen.getByRole('link', { name: 'with 400 V, three-phase' })).toHaveAttribute(
    'href',
    expect.stringContaining('supply=400'),
  );
});

it.each([
  ['de-DE', 'Wir empfehlen R 7 T, 8 bar: Er läuft 57 % der Zeit.'],
  ['fr-FR', 'Nous conseillons le R 7 T, 8 bar : il tournera 57 % du temps.'],
  ['es-ES', 'Le recomendamos el R 7 T, 8 bar: funcionará el 57 % del tiempo.'],
])('answers in the language of the page: %s', (language, sentence) => {
  show('default', language);
  const said = screen.getByRole('status').textContent.replace(/[\u00a0\u202f]/g, ' ');
  expect(said).toContain(sentence);
});

it('is empty without a target page', () => {
  expect(definition.isEmpty?.(sizingHelperModel.parse(fixtures.empty))).toBe(true);
  expect(definition.isEmpty?.(sizingHelperModel.parse(fixtures['nothing chosen yet']))).toBe(false);
});
