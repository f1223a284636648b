/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { RenderingProvider } from '../../../core/kit/rendering';
import definition from './index';
import { DealerFinder } from './DealerFinder';
import { fixtures } from './DealerFinder.fixtures';
import { dealerFinderModel } from './DealerFinder.model';

const show = (name: keyof typeof fixtures, language = 'en-GB') =>
  render(
    <RenderingProvider
      value={{
        mode: 'disabled',
        language,
        renderChild: () => null,
        site: { name: 'Ventora', origin: 'https://www.example.com' },
      }}
    >
      <DealerFinder {...dealerFinderModel.parse(fixtures[name])} />
    </RenderingProvider>,
  );

it('works without scripts, as a form that leads to the same page', () => {
  show('default');
  const form = screen.getByRole('search');
  expect(form).toHaveAttribute('method', 'get');
  expect(within(form).getByRole('searchbox', { name: 'Town or postcode' })).toHaveAttribute('name', 'place');
});

it('requests the visitor’s position only on demand, and not without scripts', () => {
  show('default');
  expect(screen.getByRole('button', { name: 'Use my position' }).parentElement).toHaveAttribute(
    'data-needs-script',
  );
});

it('lists dealers by region, each with a number, a telephone and a route', () => {
  show('default');
  expect(screen.getByRole('heading', { name: 'North of England' })).toBeVisible();
  expect(screen.getByRole('heading', { name: '1 Pennine Compressed Air' })).toBeVisible();
  expect(
    screen.getByRole('link', { name: 'Telephone 0113 496 0305, Pennine Compressed Air' }),
  ).toHaveAttribute('href', 'tel:+441134960305');
  expect(
    screen.getByRole('link', { name: 'Route to Pennine Compressed Air, on openstreetmap.org' }),
  ).toBeVisible();
});

it('shows miles in Britain, and whether a dealer is open', () => {
  show('near a place');
  expect(screen.getByText('0.5 mi')).toBeVisible();
  expect(screen.getByText('Open until 17:30')).toBeVisible();
  expect(screen.getByText('Closed, opens 08:00 Monday')).toBeVisible();
});

it('names pins on the map as in the list', () => {
  show('near a place');
  const map = screen.getByRole('group', { name: 'Map with 5 dealers, numbered as in the list' });
  expect(within(map).getByRole('link', { name: '2. Salford Air & Tool' })).toHaveAttribute(
    'href',
    '#salford-air-tool',
  );
});

it('has the same tab order as the list', () => {
  show('near a place');
  const map = screen.getByRole('group', { name: /^Map with/ });
  expect(
    within(map)
      .getAllByRole('link')
      .map((pin) => pin.textContent),
  ).toEqual(['1', '2', '3–5']);
});

it('joins pins that would overlap, and links to a closer view', () => {
  show('near a place');
  const link = screen.getByRole('link', { name: '3, 4 and 5: close together, zoom in' });
  expect(link).toHaveTextContent('3–5');
  expect(link).toHaveAttribute('href', expect.stringContaining('zoom=2'));
});

it('moves the map in four directions', () => {
  show('near a place');
  for (const way of ['Move north', 'Move east', 'Move south', 'Move west'])
    expect(screen.getByRole('link', { name: way })).toHaveAttribute(
      'href',
      expect.stringContaining('centre='),
    );
});

it('asks which of several places is meant', () => {
  show('several places of the name');
  expect(screen.getByText('“Newport” is the name of several places. Which one?')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Newport (Isle of Wight)' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Newport (RI, United States)' })).toBeVisible();
});

it('says that it knows only the area of a postcode', () => {
  show('a postcode by its area');
  expect(screen.getByText(/Of LS1 4AP we know only the area: distances are from Leeds/)).toBeVisible();
});

it('provides the dealers on the page to search engines', () => {
  const { container } = show('default');
  const data = JSON.parse(container.querySelector('script[type="application/ld+json"]')!.textContent!) as {
    itemListElement: { item: object }[];
  };
  expect(data.itemListElement[0]!.item).toMatchObject({
    '@type': 'LocalBusiness',
    telephone: '+441134960305',
    openingHours: ['Mo-Fr 07:30-17:30', 'Sa 08:00-12:00'],
  });
});

it('repeats the input as typed', () => {
  show('hostile place');
  expect(screen.getByRole('searchbox')).toHaveValue('"><script>x()</script>');
});

it('is available in German', () => {
  show('near a place', 'de-DE');
  expect(screen.getByText('Geschlossen, öffnet Montag um 08:00 Uhr')).toBeVisible();
});

it('is empty without a target page', () => {
  expect(definition.isEmpty?.(dealerFinderModel.parse(fixtures.empty))).toBe(true);
});
