/**
 * @jest-environment node
 * @jest-turn 5
 */
import type { Repository } from '../../model-json/core/repository/Repository';
import { componentMap } from '../../ui.frontend/src/core/component-map';
import { createPageStyles } from '../../ui.frontend/src/core/document/rules/page-styles';
import { createExampleRenderer } from '../../ui.frontend/src/core/document/render-example';
import { createPageRenderer } from '../../ui.frontend/src/core/document/render-page';
import { openSiteContent } from '../../model-json/sites/ventora/site-content';
import { cases, isEmpty } from './every-fixture';
import {
  componentOfPage,
  demoOf,
  modelsIn,
  pageNames,
  pageOf,
  type Example,
  type LibraryPage,
} from './library-content';
import { isNotOfContent, notOfContent } from './not-of-content';

/* The component library: a page for each component, an example for each fixture, and the components in the examples. */

/** The pages required by the specification. */
const specified = Object.entries({
  'core-structure': 'breadcrumb language-navigation navigation page table-of-contents',
  'core-content':
    'form-container accordion button carousel container content-fragment content-fragment-list download embed ' +
    'experience-fragment image list pdf-viewer progress-bar search separator tabs teaser text title',
  'core-form': 'button hidden options text',
  commerce:
    'content-fragment product product-teaser product-carousel related-products product-list search ' +
    'category-carousel featured-category-list teaser navigation breadcrumb experience-fragment',
}).flatMap(([section, names]) => names.split(' ').map((name) => `${section}/${name}`));

const casesOf = (type: string) =>
  cases.filter(
    ({ component, definition, fixture }) =>
      definition.resourceType === type && !isNotOfContent(component, fixture),
  );

const renderExample = createExampleRenderer(
  createPageRenderer(componentMap, createPageStyles('', new Map())),
);

let repository: Repository;
beforeAll(async () => {
  repository = await openSiteContent();
});
afterAll(() => repository.close());

it('has every page that the specification requires', () => {
  const there = new Set(pageNames);
  expect(specified.filter((name) => !there.has(name))).toEqual([]);
});

it('has a page for each component that authors can insert', () => {
  const shown = new Set(pageNames.map(componentOfPage));
  const without = [...componentMap.values()]
    .filter(({ group }) => group !== '.hidden' && group !== 'Ventora - Library')
    .filter(({ resourceType }) => !shown.has(resourceType));
  expect(without.map(({ resourceType }) => resourceType)).toEqual([]);
});

it('makes exceptions for existing cases only', () => {
  const excused = Object.entries(notOfContent).flatMap(([component, fixtures]) =>
    Object.keys(fixtures).map((fixture) => `${component}: ${fixture}`),
  );
  const known = new Set(cases.map(({ component, fixture }) => `${component}: ${fixture}`));
  expect(excused.filter((each) => !known.has(each))).toEqual([]);
});

describe.each(pageNames)('%s', (name) => {
  let page: LibraryPage;
  beforeAll(() => {
    page = pageOf(repository, name);
  });
  const demosOf = (example: Example) => [...modelsIn(demoOf(repository, example)!)];
  const subjectOf = (example: Example) => demosOf(example).find((model) => model[':type'] === page.component);

  it('is kept out of search engines', () => {
    expect(page.content.properties['cq:robotsTags']).toEqual(['noindex']);
  });

  it('shows each case of its component, and no case that does not exist', () => {
    const wanted = casesOf(page.component ?? '').map(({ fixture }) => fixture);
    const shown = page.examples.flatMap(({ fixture }) => fixture ?? []);
    expect(wanted.filter((fixture) => !shown.includes(fixture))).toEqual([]);
    if (wanted.length > 0) expect(shown.filter((fixture) => !wanted.includes(fixture))).toEqual([]);
  });

  it('shows the component in each of its examples, with a valid model', () => {
    const definition = componentMap.get(page.component ?? '');
    const wrong = page.examples.flatMap((example) => {
      if (!demoOf(repository, example)) return `${example.title}: nothing to show`;
      const subject = subjectOf(example);
      if (!subject) return `${example.title}: no ${page.component} in it`;
      const error = definition?.model.safeParse(subject).error;
      return error ? `${example.title}: ${error.message}` : [];
    });
    expect(wrong).toEqual([]);
  });

  it('shows an empty example only for an empty case', () => {
    const definition = componentMap.get(page.component ?? '');
    const wrong = page.examples.flatMap((example) => {
      const shown = casesOf(page.component ?? '').find(({ fixture }) => fixture === example.fixture);
      const subject = subjectOf(example);
      if (!definition || !shown || !subject) return [];
      const empty = definition.isEmpty?.(definition.model.parse(subject)) ?? false;
      return empty === isEmpty(shown) ? [] : `${example.title} is ${empty ? 'empty' : 'not empty'}`;
    });
    expect(wrong).toEqual([]);
  });

  it('renders without problems', () => {
    const problems = page.examples.flatMap((example) => {
      const model = demoOf(repository, example);
      if (!model) return [];
      const drawn = renderExample({
        model: { ...model, ':type': String(model[':type']) },
        title: example.title,
        language: 'en-GB',
        isFullWidth: false,
        assets: { script: '/site.js', fonts: [] },
        settings: {},
      });
      return drawn.problems.map(({ item, message }) => `${example.title}: ${item}: ${message}`);
    });
    expect(problems).toEqual([]);
  });
});

it('shows the figures of machines whose pages belong to another site', () => {
  const page = pageOf(repository, 'core-content/card-list');
  const cardsOf = (fixture: string) => {
    const example = page.examples.find((each) => each.fixture === fixture)!;
    return demoOf(repository, example)!.cards as unknown as readonly { measures: readonly unknown[] }[];
  };
  expect(cardsOf('default').filter(({ measures }) => measures.length === 0)).toEqual([]);
  expect(cardsOf('without figures').filter(({ measures }) => measures.length > 0)).toEqual([]);
});
