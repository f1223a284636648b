/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RenderingProvider } from '../../../core/kit/rendering';
import definition from './index';
import { Product } from './Product';
import { fixtures } from './Product.fixtures';
import { productModel } from './Product.model';
import { showProduct as show } from './show-product';

/** The value below a label in a list of figures. */
const figure = (label: string) =>
  screen.getAllByText(label, { selector: 'dt' }).map((term) => term.nextElementSibling?.textContent);

it('shows the product’s name and order number', () => {
  show('default');
  expect(screen.getByRole('heading', { level: 1, name: 'R 7' })).toBeVisible();
  expect(screen.getByText('V-3007-08', { selector: '.cmp-product__sku-number' })).toBeVisible();
});

it('shows the description below the lead, or first if there is no lead', () => {
  const texts = (model: object) => {
    const { container } = render(
      <RenderingProvider value={{ mode: 'disabled', language: 'en-GB', renderChild: () => null }}>
        <Product {...productModel.parse({ name: 'Kit', ...model })} />
      </RenderingProvider>,
    );
    return ['lead', 'description'].map(
      (part) => container.querySelector(`.cmp-product__${part}`)?.textContent,
    );
  };
  const description = 'Oil filter and air filter.';
  expect(texts({ lead: 'Once a year.', description })).toEqual(['Once a year.', description]);
  expect(texts({ description })).toEqual([description, undefined]);
  expect(texts({ lead: 'Once a year.' })).toEqual(['Once a year.', undefined]);
});

it('shows a drawing if there is no picture, and nothing for a missing product', () => {
  const draw = (model: object) =>
    render(
      <RenderingProvider value={{ mode: 'disabled', language: 'en-GB', renderChild: () => null }}>
        <Product {...productModel.parse(model)} />
      </RenderingProvider>,
    ).container.querySelectorAll('svg.family-drawing').length;
  expect(draw({ name: 'K 12', familyId: 'ventora:family/dryers/refrigeration' })).toBe(1);
  expect(draw({ name: 'K 12', familyId: 'ventora:family/dryers', showImage: false })).toBe(0);
  expect(draw({ familyId: 'ventora:family/dryers' })).toBe(0);
});

it('says below its head what speaks for it, each time beside a drawing that is not read out', () => {
  const { container } = show('default');
  const reasons = [...container.querySelectorAll('.cmp-product__head + div .cmp-product__reason')];
  expect(reasons.map((each) => each.querySelector('h3')?.textContent)).toEqual([
    'Pressure by pulleys',
    'No ear muffs needed',
    'Heat to use again',
    'Comes through the door',
  ]);
  for (const each of reasons) expect(each.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

it('says what speaks for it once on a page that shows it in parts, and nothing of what has no reasons', () => {
  const { container } = show('figures and certificates');
  expect(container.querySelector('.cmp-product__reason')).toBeNull();
  const part = show('a name and nothing else');
  expect(part.container.querySelector('.cmp-product__section--reasons')).toBeNull();
});

it('lists what comes with it and how it is packed, unless its page says so itself', () => {
  const listed = (model: object) =>
    render(
      <RenderingProvider value={{ mode: 'disabled', language: 'en-GB', renderChild: () => null }}>
        <Product {...productModel.parse({ ...fixtures.default, ...model })} />
      </RenderingProvider>,
    ).container.querySelector('.cmp-product__section--delivery');
  expect(listed({})).toHaveTextContent('R 7 in its sound-proof cabinet, oil filled');
  expect(listed({ accessories: [] })).not.toHaveTextContent('Not included');
  const dryer = { name: 'K 12', kind: 'Dryer', familyId: 'ventora:family/dryers/refrigeration' };
  const link = { valid: true, url: '/k-12.html' };
  const missing = listed({ accessories: [{ ...dryer, figures: [], link }] });
  expect(within(missing as HTMLElement).getByText('K 12')).toHaveAttribute('href', '/k-12.html');
  expect(missing).toHaveTextContent('K 12 (Dryer)');
  expect(listed({ showDelivery: false })).toBeNull();
});

it('links to its sections, which have the links’ targets', () => {
  const { container } = show('default');
  const links = within(screen.getByRole('navigation', { name: 'Sections of this product' })).getAllByRole(
    'link',
  );
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Key figures',
    'Delivery by pressure',
    'What comes with it',
    'Downloads',
    'Accessories',
    'Spare parts',
    'Questions about it',
  ]);
  for (const link of links) expect(container.querySelector(link.getAttribute('href')!)).toBeVisible();
});

it('folds its sections, and opens the spare parts for somebody who has just asked for theirs', () => {
  const folds = (model: object) => {
    const html = renderToStaticMarkup(
      <RenderingProvider value={{ mode: 'disabled', language: 'en-GB', renderChild: () => null }}>
        <Product {...productModel.parse(model)} />
      </RenderingProvider>,
    );
    return [
      ...html.matchAll(
        /cmp-product__section--(reasons|figures|chart|delivery|documents|accessories|spare-parts)|<details [^>]*?(open="")/g,
      ),
    ].map(([, name, open]) => name ?? Boolean(open));
  };
  expect(folds(fixtures.default)).toEqual([
    'reasons',
    'figures',
    'chart',
    'delivery',
    'documents',
    'accessories',
    'spare-parts',
  ]);
  expect(folds(fixtures['parts for a serial number']).slice(-2)).toEqual(['spare-parts', true]);
});

it('shows all figures of the data sheet', () => {
  show('default');
  expect(figure('Free air delivery at maximum pressure')).toEqual(['1,120\u00a0l/min (1.12\u00a0m³/min)']);
  expect(figure('Voltage')).toEqual(['400\u00a0V, 3~, 50\u00a0Hz']);
  expect(figure('Dimensions (L × W × H)')).toEqual(['740\u00a0× 770\u00a0× 1,050\u00a0mm']);
  expect(figure('Compressed-air connection')).toEqual(['G ¾']);
});

it('shows the figures in German, and in US units for readers in the United States', () => {
  show('default', 'de-DE');
  expect(figure('Liefermenge bei Höchstdruck')).toEqual(['1.120\u00a0l/min (1,12\u00a0m³/min)']);
  show('default', 'en-US');
  expect(figure('Free air delivery at maximum pressure')).toEqual(['39.6\u00a0cfm']);
  expect(figure('Dimensions (L × W × H)')).toEqual(['29.1\u00a0× 30.3\u00a0× 41.3\u00a0in']);
});

it('links each version and marks the current one', () => {
  show('the other version');
  const versions = within(screen.getByRole('navigation', { name: 'Versions' }));
  expect(versions.getByRole('link', { current: true })).toHaveAccessibleName(/10 bar.*V-3007-10/);
  expect(versions.getByRole('link', { name: /8 bar/ })).toHaveAttribute(
    'href',
    expect.stringContaining('V-3007-08'),
  );
});

it('offers no choice if there is only one version', () => {
  show('one picture, one version');
  expect(screen.queryByRole('navigation', { name: 'Versions' })).toBeNull();
});

it('links each thumbnail to the large picture', () => {
  const { container } = show('default');
  const links = screen.getAllByRole('link', { name: /^Show picture/ });
  expect(links).toHaveLength(2);
  for (const link of links) expect(container.querySelector(link.getAttribute('href')!)).not.toBeNull();
});

it('loads the visible picture before the others', () => {
  const { container } = show('default');
  const [first, ...others] = container.querySelectorAll('.cmp-product__gallery img');
  expect(first).not.toHaveAttribute('fetchpriority', 'low');
  for (const other of others) expect(other).toHaveAttribute('fetchpriority', 'low');
});

it('shows a single picture without thumbnails', () => {
  show('one picture, one version');
  expect(screen.queryByRole('link', { name: /^Show picture/ })).toBeNull();
  expect(screen.getByRole('img', { name: 'R 7: blue cabinet with controller' })).toBeVisible();
});

it('describes each document before it is opened', () => {
  show('default');
  const [first] = screen
    .getAllByRole('listitem')
    .filter((item) => item.className === 'cmp-product__document');
  expect(first).toHaveTextContent('Data sheetPDF · 180 KB · English · Rev. 3');
  expect(within(first!).getByRole('link')).toHaveAttribute('hreflang', 'en');
});

it('warns of a document in another language', () => {
  show('default');
  expect(screen.getByText('only in German')).toBeVisible();
});

it('says where to buy: a form, a dealer, a telephone number', () => {
  show('default');
  expect(screen.getByRole('link', { name: 'Ask for a quote' })).toHaveAttribute(
    'href',
    expect.stringContaining('contact'),
  );
  expect(screen.getByRole('link', { name: 'Find a dealer' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Call 01632 960120' })).toHaveAttribute('href', 'tel:01632960120');
});

it('shows only the parts that its author chose, with headings one level below the name', () => {
  show('figures and certificates');
  expect(screen.queryByRole('heading', { name: 'R 7' })).toBeNull();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Key figures',
    'Delivery by pressure',
    'What comes with it',
    'Questions about it',
  ]);
  expect(screen.getByRole('heading', { level: 4, name: 'Certificates and standards' })).toBeVisible();
});

it('says why an accessory belongs with the product, where the facts of both prove it', () => {
  show('default');
  const [oil, tank] = within(document.getElementById('product-1-accessories')!).getAllByRole('listitem');
  // 270 l × 2 bar ÷ 1 bar, at 1,120 l/min.
  expect(tank).toHaveTextContent('Bridges 29 seconds of full delivery, from 8 bar down to 6 bar.');
  expect(oil!.querySelector('strong')).toBeNull();
});

it('links no telephone number without digits', () => {
  show('hostile HTML');
  expect(screen.queryByRole('link')).toBeNull();
});

it('is empty without a product', () => {
  expect(definition.isEmpty?.(productModel.parse(fixtures.empty))).toBe(true);
});
