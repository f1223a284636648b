/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import type { ChildModel } from '../../kit/models/container';
import { PriorityProvider, usePriority } from '../../kit/pictures/priority';
import { RenderingProvider } from '../../kit/rendering';
import definition from './index';
import { Container } from './Container';
import { fixtures } from './Container.fixtures';
import { containerComponentModel } from './Container.model';

const Item = ({ child }: { child: ChildModel }) => (
  <p data-testid={usePriority() ? 'first picture' : 'item'}>{String(child.model?.text ?? child.name)}</p>
);
const draw = (input: unknown) => (
  <RenderingProvider
    value={{ mode: 'disabled', language: 'en', renderChild: (child) => <Item child={child} /> }}
  >
    <Container {...containerComponentModel.parse(input)} />
  </RenderingProvider>
);
const show = (name: keyof typeof fixtures) => render(draw(fixtures[name]));

it('is the target of the skip link if it is the page’s main part', () => {
  show('main');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
});

it('is a landmark with the name that its author gave', () => {
  show('labelled');
  expect(screen.getByRole('region', { name: 'Service' })).toBeVisible();
});

it('is not a landmark without a name', () => {
  show('default');
  expect(screen.queryByRole('region')).toBeNull();
});

it('shows its items in order', () => {
  show('200 items');
  const items = screen.getAllByText(/^Part \d+$/);
  expect(items).toHaveLength(200);
  expect(items[199]).toHaveTextContent('Part 200');
});

it('renders a grid if AEM provides no classes', () => {
  const { container } = show('without grid classes');
  expect(container.querySelector('.cmp-container > .aem-Grid--default--12')).toHaveTextContent('Plain');
});

it('keeps an empty main element, but no other empty container', () => {
  const empty = (extra: object) =>
    definition.isEmpty?.(containerComponentModel.parse({ ...fixtures.empty, ...extra }));
  expect(empty({})).toBe(true);
  expect(empty({ roleAttribute: 'main' })).toBe(false);
});

const pictures = {
  ':itemsOrder': ['title', 'image', 'teaser'],
  ':items': {
    title: { ':type': 'ventora/components/title' },
    image: { ':type': 'ventora/components/image' },
    teaser: { ':type': 'ventora/components/teaser' },
  },
};

it('lets the first item of main with a picture load it eagerly', () => {
  render(draw({ ...pictures, roleAttribute: 'main' }));
  expect(screen.getAllByTestId('first picture').map((item) => item.textContent)).toEqual(['image']);
});

it('loads pictures lazily in containers further down the page', () => {
  render(<PriorityProvider value={false}>{draw(pictures)}</PriorityProvider>);
  expect(screen.queryByTestId('first picture')).toBeNull();
});
