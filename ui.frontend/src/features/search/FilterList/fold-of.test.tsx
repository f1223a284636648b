/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { filterList } from '../../../../../shared/words/en/filter-list';
import type { Asked, SearchAnswer } from '../../../../../shared/search/search-answer';
import type { FilterListConfig } from '../widgets/filter-list/FilterListConfig';
import { foldOf } from './fold-of';

const config = {
  id: 'results',
  service: '/bin/search',
  action: '/products/dryers',
  language: 'en-GB',
  facets: [],
  figures: [],
  pageSize: 12,
  preset: { kind: ['product'], family: ['dryers'] },
  texts: { ...filterList, figureNames: {} },
} as unknown as FilterListConfig;

const answerOf = (count: number, asked: Partial<Asked> = {}): SearchAnswer =>
  ({
    asked: {
      q: '',
      lang: 'en-GB',
      page: 1,
      size: 12,
      units: 'metric',
      view: 'comfortable',
      filters: config.preset,
      ranges: {},
      ...asked,
    },
    items: Array.from({ length: count }, (_, index) => ({ type: 'product', id: `${index}` })),
    facets: {},
    ranges: { weight: { min: 1, max: 100, unit: 'kg', chosen: asked.ranges?.weight ?? {} } },
    chips: [],
    total: 30,
    pages: 3,
  }) as unknown as SearchAnswer;

const summary = () => screen.queryByText(/^Show/);

it('offers the rest of a family’s long list, and says how many more there are', () => {
  render(foldOf(answerOf(12), config));
  expect(summary()).toHaveTextContent('Show 6 more');
});

test.each<[what: string, answer: SearchAnswer]>([
  ['a list of eight', answerOf(8)],
  ['what was searched for', answerOf(12, { q: 'K 38' })],
  ['what a filter found', answerOf(12, { filters: { ...config.preset, use: ['workshop'] } })],
  ['what a range found', answerOf(12, { ranges: { weight: { max: 50 } } })],
  ['another page of the list', answerOf(12, { page: 2 })],
])('folds nothing of %s', (_, answer) => {
  render(<>{foldOf(answer, config)}</>);
  expect(summary()).toBeNull();
});

it('folds no list of several kinds', () => {
  render(<>{foldOf(answerOf(12), { ...config, preset: {} })}</>);
  expect(summary()).toBeNull();
});

it('folds no list that could not be answered', () => {
  expect(foldOf(undefined, config)).toBeUndefined();
});
