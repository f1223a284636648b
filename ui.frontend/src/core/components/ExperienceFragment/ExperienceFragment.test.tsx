/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { componentMap } from '../../component-map';
import { childRenderer } from '../../document/render-child';
import { RenderingProvider } from '../../kit/rendering';
import { ExperienceFragment } from './ExperienceFragment';
import { fixtures } from './ExperienceFragment.fixtures';
import { experienceFragmentModel, fragmentName } from './ExperienceFragment.model';
import definition from './index';

const renderChild = childRenderer(componentMap, () => {});

it('shows the fragment’s content in order, under the fragment’s name', () => {
  render(
    <RenderingProvider value={{ mode: 'disabled', language: 'en-GB', renderChild }}>
      <ExperienceFragment {...experienceFragmentModel.parse(fixtures.default)} />
    </RenderingProvider>,
  );
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'Dealers',
    'Service',
  ]);
  expect(document.querySelector('.cmp-experiencefragment--header')).toHaveClass('aem-xf');
});

it('is empty if its fragment is missing', () => {
  expect(definition.isEmpty?.(experienceFragmentModel.parse(fixtures['fragment missing']))).toBe(true);
});

it.each([
  ['/content/experience-fragments/ventora/gb/en/site/footer/master/jcr:content', 'footer'],
  [undefined, undefined],
])('names a fragment after its page: %s', (path, name) => {
  expect(fragmentName(path)).toBe(name);
});
