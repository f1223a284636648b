/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { keepLines, readLines } from '../kit/choosing/kept';
import { RenderingProvider } from '../../../core/kit/rendering';
import { answerPages, answerPagesNoMore } from '../../../core/kit/testing/answer-pages';
import { FormProducts } from './FormProducts';
import { fixtures } from './FormProducts.fixtures';
import { mount } from './FormProducts.island';
import { formProductsModel } from './FormProducts.model';

const draw = (name: keyof typeof fixtures, more: object = {}) => (
  <RenderingProvider value={{ mode: 'disabled', language: 'en', renderChild: () => null }}>
    <form>
      <FormProducts {...formProductsModel.parse({ ...fixtures[name], ...more })} />
    </form>
  </RenderingProvider>
);

function show(name: keyof typeof fixtures, more: object = {}) {
  const { container } = render(draw(name, more));
  return container.querySelector<HTMLElement>('.cmp-form-products')!;
}

const sent = () =>
  [...new FormData(document.querySelector('form')!)].map(([name, value]) => `${name}=${String(value)}`);

it('sends order number, quantity and remark of each line together', () => {
  show('default');
  expect(sent()).toEqual([
    'products.sku=V-1050-00',
    'products.quantity=2',
    'products.remark=With a 20 m hose',
    'products.sku=V-3007-08',
    'products.quantity=1',
    'products.remark=',
    'products.add=',
  ]);
  expect(screen.getByRole('combobox', { name: /^Version ?: R 7/ })).toHaveDisplayValue('8 bar');
});

it('keeps an order number on one line, even in narrow windows', () => {
  show('default');
  const number = screen.getByText('Order no. V-1050-00');
  expect(number).toHaveClass('unbroken');
  expect(number.textContent).toBe('Order no.\u00a0V-1050-00');
});

it('breaks the line of a machine with options between the order numbers', () => {
  const numbered = { asked: 'V-3015-08~quality.paint', sku: 'V-3015-08 + V-4006-00' };
  const html = show('default', { lines: [{ ...numbered, name: 'R 15', quantity: '1', remark: '' }] });
  const numbers = [...html.querySelectorAll('.unbroken')].map(({ textContent }) => textContent);
  expect(numbers).toEqual(['Order no.\u00a0V-3015-08', 'V-4006-00']);
});

it('reports a product that has left the catalogue, and sends the others', () => {
  show('left the catalogue');
  expect(screen.getByText('“V-4711” is not in our catalogue, or no longer is.')).toBeVisible();
  expect(sent().filter((each) => each.startsWith('products.sku'))).toEqual(['products.sku=V-1050-00']);
  expect(screen.getByRole('button', { name: /^Remove ?: V-4711/ })).toBeVisible();
});

it('states the valid quantities', () => {
  show('sent back with a wrong quantity');
  expect(screen.getByText('Please give whole numbers from 1 to 999.')).toBeVisible();
  expect(screen.getByRole('spinbutton', { name: /^Quantity ?: M 100 Twin/ })).toBeInvalid();
});

describe('the quote list stored in the browser', () => {
  const quote = [
    { sku: 'V-1050-00', quantity: 1, remark: 'Soon' },
    { sku: 'V-1100-00', quantity: 3, remark: '' },
  ];
  afterEach(() => localStorage.clear());
  afterAll(answerPagesNoMore);

  it('is shown together with the address, and keeps changes', async () => {
    const more = render(draw('sent back with a wrong quantity'));
    const page = more.container.innerHTML;
    more.unmount();
    const asked = jest.fn(() => Promise.resolve(page));
    answerPages(asked);
    keepLines(quote);
    const root = show('left the catalogue');
    mount(root);
    await waitFor(() =>
      expect(screen.getByRole('spinbutton', { name: /^Quantity ?: M 100 Twin/ })).toBeVisible(),
    );
    expect(asked).toHaveBeenCalledWith('/?p=V-1100-00*3');
    expect(screen.getByRole('textbox', { name: /^Remark ?: M 50/ })).toHaveValue('Soon');

    fireEvent.input(screen.getByRole('spinbutton', { name: /^Quantity ?: M 50/ }), {
      target: { value: '7' },
    });
    expect(readLines()[0]).toEqual({ sku: 'V-1050-00', quantity: 7, remark: 'Soon' });

    fireEvent.click(screen.getByRole('button', { name: /^Remove ?: V-4711/ }));
    expect(screen.getByRole('status')).toHaveTextContent('V-4711 is no longer on the list.');
    expect(readLines().map(({ sku }) => sku)).toEqual(['V-1050-00', 'V-1100-00']);
  });

  it('survives being offline and opening a shared list', async () => {
    answerPages(() => Promise.reject(new TypeError('offline')));
    const warned = jest.spyOn(console, 'warn').mockImplementation();
    keepLines(quote);
    mount(show('left the catalogue'));
    await waitFor(() => expect(warned).toHaveBeenCalled());
    expect(readLines()).toEqual(quote);
  });

  it('is empty once the list is sent', () => {
    keepLines(quote);
    mount(show('nothing on it', { isSent: true }));
    expect(readLines()).toEqual([]);
  });
});
