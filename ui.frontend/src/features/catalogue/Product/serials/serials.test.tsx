/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { RenderingProvider } from '../../../../core/kit/rendering';
import { Product } from '../Product';
import { fixtures } from '../Product.fixtures';
import { productModel } from '../Product.model';
import { showProduct as show } from '../show-product';

const field = () => screen.getByRole('textbox', { name: 'Serial number of your machine' });
const numbers = (container: HTMLElement) =>
  [...container.querySelectorAll('.cmp-exploded__list > ul > li > .cmp-exploded__mark')].map(
    ({ textContent }) => textContent,
  );
const ranges = (container: HTMLElement) =>
  [...container.querySelectorAll('.cmp-product__part-serials')].map(({ textContent }) => textContent);

it('keeps each serial number on one line', () => {
  const { container } = show('parts for a serial number');
  const whole = [...container.querySelectorAll('.unbroken')].map(({ textContent }) => textContent);
  expect(whole).toEqual(expect.arrayContaining(['2301-00001', '2015-00093', '2152-99999']));
});

it('asks for the serial number, says where it is, and keeps the version', () => {
  const { container } = show('parts of all years');
  expect(field()).toHaveAccessibleDescription(
    expect.stringContaining('On the rating plate, below the order number; for example 2301-00001'),
  );
  expect(field()).toHaveAttribute('autocomplete', 'off');
  expect(new FormData(container.querySelector('form')!).get('variant')).toBe('V-3007-10');
  expect(screen.getByRole('button', { name: 'Show its parts' })).toBeVisible();
});

it('says of each part for which machines it is', () => {
  const { container } = show('parts of all years');
  expect(ranges(container)).toEqual([
    'from serial no. 2301-00001',
    'serial nos. 2101-00001 to 2152-99999, up to serial no. 2012-99999',
  ]);
});

it('says what is shown and what is not, keeps the numbers of the whole list, and leads back to it', () => {
  const { container } = show('parts for a serial number');
  expect(field()).toHaveValue('2015-00093');
  expect(container).toHaveTextContent(
    'Parts for serial number 2015-00093. 1 part for other years is left out. Show all parts',
  );
  expect(numbers(container)).toEqual(['1', '3']);
  expect(ranges(container)).toHaveLength(1);
});

it('names what was typed if it is no serial number, keeps it in the field, and lists all parts', () => {
  const { container } = show('not a serial number');
  expect(field()).toBeInvalid();
  expect(field()).toHaveValue('V-3007-08');
  expect(field()).toHaveAccessibleDescription(
    expect.stringMatching(/^“V-3007-08” is not a serial number of this machine/),
  );
  expect(container.querySelectorAll('.cmp-product__part')).toHaveLength(3);
});

it('says that no part fits, and keeps the section to which links lead', () => {
  const { container } = show('no part for a serial number');
  const section = container.querySelector<HTMLElement>('#product-17-spare-parts')!;
  expect(section).toHaveTextContent('No part of this list fits serial number 9901-00001.');
  expect(within(section).getByRole('link', { name: 'Show all parts' })).toBeVisible();
  expect(within(section).queryByRole('list')).toBeNull();
});

it('asks nothing where no server answers, but says for which machines each part is', () => {
  const { container } = show('parts of all years, without a server');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(ranges(container)[0]).toBe('from serial no. 2301-00001');
});

it('shows what was typed as text', () => {
  const { container } = show('hostile serial number');
  expect(container.querySelector('script')).toBeNull();
  expect(container).toHaveTextContent('“"><script>x()</script>” is not a serial number');
});

it.each([
  ['de-DE', 'Seriennummer Ihrer Maschine', 'ab Serien-Nr. 2301-00001'],
  ['fr-FR', 'Numéro de série de votre machine', 'à partir du n°\u00a0de série 2301-00001'],
  ['es-ES', 'Número de serie de su máquina', 'desde el n.º de serie 2301-00001'],
])('asks in %s, too', (language, label, range) => {
  const { container } = show('parts of all years', language);
  expect(screen.getByRole('textbox', { name: label })).toBeVisible();
  expect(ranges(container)[0]).toBe(range);
});

it('leads from the name of the product to the parts, wherever they are on the page', () => {
  const { serials } = fixtures['parts for a serial number'];
  const overview = { sku: 'V-3007-08', name: 'R 7', showOverview: true, showAccessories: false, serials };
  const { container } = render(
    <RenderingProvider value={{ mode: 'disabled', language: 'en-GB', renderChild: () => null }}>
      <Product {...productModel.parse({ ...overview, id: 'head' })} />
      <Product {...productModel.parse(fixtures['parts for a serial number'])} />
    </RenderingProvider>,
  );
  const way = screen.getByRole('link', { name: 'Its spare parts' });
  expect(container.querySelector(way.getAttribute('href')!)).toContainElement(field());
});
