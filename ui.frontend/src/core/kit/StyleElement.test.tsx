/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Container } from '../components/Container/Container';
import { containerComponentModel } from '../components/Container/Container.model';
import { ExperienceFragment } from '../components/ExperienceFragment/ExperienceFragment';
import { experienceFragmentModel } from '../components/ExperienceFragment/ExperienceFragment.model';
import type { RawModel } from './models/container';
import { RenderingProvider } from './rendering';

const box = (own: object, ...children: RawModel[]): RawModel => ({
  ':type': 'box',
  ':items': Object.fromEntries(children.map((child, index) => [`n${index}`, child])),
  ':itemsOrder': children.map((_, index) => `n${index}`),
  ...own,
});
const fragment = (own: object, ...children: RawModel[]): RawModel =>
  box({ ':type': 'xf', ...own }, ...children);

function Drawn({ model }: { model: RawModel }) {
  return model[':type'] === 'xf' ? (
    <ExperienceFragment {...experienceFragmentModel.parse(model)} />
  ) : (
    <Container {...containerComponentModel.parse(model)} />
  );
}
const show = (model: RawModel) =>
  render(
    <RenderingProvider
      value={{
        mode: 'disabled',
        language: 'en',
        renderChild: (child) => child.model && <Drawn model={child.model} />,
      }}
    >
      <Drawn model={model} />
    </RenderingProvider>,
  );

it.each([
  ['header', 'banner'],
  ['footer', 'contentinfo'],
  ['aside', 'complementary'],
  ['nav', 'navigation'],
  ['article', 'article'],
])('draws a container and a fragment as the %s that their style names', (appliedHtmlElement, role) => {
  const { unmount } = show(box({ appliedHtmlElement, accessibilityLabel: 'Here' }));
  expect(screen.getByRole(role, { name: 'Here' })).toHaveClass('cmp-container');
  unmount();
  show(fragment({ appliedHtmlElement }, box({})));
  expect(screen.getByRole(role)).toHaveClass('cmp-experiencefragment');
});

it.each([
  ['banner', 'header'],
  ['contentinfo', 'footer'],
  ['complementary', 'aside'],
  ['navigation', 'nav'],
])('draws a container of the role %s as %s', (roleAttribute, element) => {
  const { container } = show(box({ roleAttribute }));
  expect(container.firstElementChild?.localName).toBe(element);
});

it('draws no header in a header, however deep, but what stands beside it', () => {
  const header = box({ appliedHtmlElement: 'header' });
  const { container } = show(box({}, fragment({ appliedHtmlElement: 'header' }, box({}, header)), header));
  expect(screen.getAllByRole('banner')).toHaveLength(2);
  expect(container.querySelector('header header')).toBeNull();
});

it('keeps navigation and sections in a header', () => {
  const nav = box({ appliedHtmlElement: 'nav' });
  const { container } = show(box({ appliedHtmlElement: 'header' }, nav));
  expect(container.querySelector('header nav')).toBeInTheDocument();
});

it.each(['main', 'h2', 'script', 'div', 'toString'])(
  'draws a container that names %s as plain',
  (appliedHtmlElement) => {
    const { container } = show(box({ appliedHtmlElement }));
    expect(container.firstElementChild?.localName).toBe('div');
  },
);
