import type { z } from 'zod';
import type { searchModel } from './Search.model';
import { CONTENT_ROOT } from '../../../../../shared/addresses/app';

const search = {
  id: 'search-1',
  resultsSize: 10,
  searchTermMinimumLength: 3,
  action: `${CONTENT_ROOT}/gb/en/products.searchresults.html/_jcr_content/root/main/search`,
} satisfies z.input<typeof searchModel>;

const page = (title: string, description?: string) => ({
  id: `search-item-${title.length}`,
  title,
  description,
  url: `/${title.toLowerCase().replace(/\W+/g, '-')}`,
});

export const fixtures = {
  default: search,
  'page of results': {
    ...search,
    id: 'search-2',
    term: 'duty cycle',
    results: [
      page('What a duty cycle is', 'Definition, a worked example with numbers, a table by type.'),
      page('M 100 Twin', 'Two cylinders, 255 l/min, duty cycle 60 %.'),
    ],
    moreUrl: `${CONTENT_ROOT}/gb/en/products.searchresults.html?fulltext=duty+cycle&resultsOffset=10`,
  },
  'one result': { ...search, id: 'search-3', term: 'leaks', results: [page('Leaks')] },
  'no results': { ...search, id: 'search-4', term: 'espresso', results: [] },
  'hostile term': { ...search, id: 'search-5', term: '"><script>x()</script>', results: [] },
  'long German words': {
    ...search,
    id: 'search-6',
    term: 'Druckluftaufbereitungskomponentenübersicht',
    results: [page('Druckluftaufbereitungskomponentenübersichtsdokumentation')],
  },
  'right to left': { ...search, id: 'search-7', term: 'ضاغط', results: [page('ضاغط')] },
  'through the SDK': { ...search, id: 'search-8', term: '', results: '', moreUrl: '' },
  empty: { id: 'search-9' },
} satisfies Record<string, z.input<typeof searchModel>>;
