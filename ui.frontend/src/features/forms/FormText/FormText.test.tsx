/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { RenderingProvider } from '../../../core/kit/rendering';
import { FormText } from './FormText';
import { fixtures } from './FormText.fixtures';
import { formTextModel } from './FormText.model';
import definition from './index';

const show = (name: keyof typeof fixtures, language = 'en') =>
  render(
    <RenderingProvider value={{ mode: 'disabled', language, renderChild: () => null }}>
      <FormText {...formTextModel.parse(fixtures[name])} />
    </RenderingProvider>,
  );

it('is named by its label, which marks optional fields', () => {
  show('optional');
  const field = screen.getByRole('textbox', { name: 'Company (optional)' });
  expect(field).not.toBeRequired();
  expect(field).toHaveAttribute('autocomplete', 'organization');
  expect(field).not.toHaveAttribute('aria-describedby');
});

it('is required natively, without the optional mark', () => {
  show('default');
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeRequired();
});

it('announces its help', () => {
  show('e-mail with help');
  const field = screen.getByRole('textbox', { name: 'E-mail' });
  expect(field).toHaveAccessibleDescription('We answer to this address only.');
  expect(field).toHaveAttribute('autocomplete', 'email');
  expect(field).toHaveAttribute('type', 'email');
});

it('announces help and error, and is marked as invalid', () => {
  show('wrong value with help');
  const field = screen.getByRole('textbox', { name: 'E-mail' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(
    'We answer to this address only. Please enter a complete e-mail address, such as name@company.com.',
  );
  expect(field).toHaveValue('jo@');
});

it('shows errors in its author’s words, else in the page’s language', () => {
  show('missing value');
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Please tell us your name.');
  document.body.replaceChildren();
  show('long German words', 'de');
  expect(screen.getByText(/Bitte füllen Sie dieses Feld aus/)).toBeVisible();
});

it('has its own limits, and none that its type does not support', () => {
  show('number with limits');
  const number = screen.getByRole('spinbutton');
  expect(number).toHaveAttribute('min', '0');
  expect(number).toHaveAttribute('max', '16');
  expect(number).toHaveAttribute('step', 'any');
  expect(number).not.toHaveAttribute('pattern');
});

it('accepts telephone numbers as people write them', () => {
  show('telephone with its help inside');
  const field = screen.getByRole('textbox', { name: /Telephone/ });
  const pattern = new RegExp(`^(?:${field.getAttribute('pattern')})$`, 'v');
  for (const number of ['+44 1632 960100', '030 23125-100', '(0711) 12.34/5'])
    expect(number).toMatch(pattern);
  for (const words of ['call me', '12', '+44 <script>']) expect(words).not.toMatch(pattern);
});

it('can be read-only', () => {
  show('read-only');
  const field = screen.getByRole('textbox', { name: 'Article number' });
  expect(field).toHaveAttribute('readonly');
  expect(field).toHaveValue('4036.270');
});

it('is as high as its author wants', () => {
  show('several lines');
  expect(screen.getByRole('textbox', { name: 'Message' })).toHaveAttribute('rows', '6');
});

it('is empty without a label or a name', () => {
  expect(definition.isEmpty?.(formTextModel.parse(fixtures['without a label']))).toBe(true);
  expect(definition.isEmpty?.(formTextModel.parse(fixtures.default))).toBe(false);
});
