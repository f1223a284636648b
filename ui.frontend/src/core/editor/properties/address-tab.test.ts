import { addressTab } from './address-tab';
import type { References } from './use-references';

const pages = [
  { path: '/content/a', title: 'Home' },
  { path: '/content/b', title: 'Service' },
];

it.each<[References, string]>([
  [{ state: 'searching' }, 'Looking for pages that link here'],
  [{ state: 'failed' }, 'Could not find out which pages link here.'],
  [{ state: 'found', pages: [] }, 'No page of this site links here.'],
  [{ state: 'found', pages: pages.slice(1) }, 'One page of this site links here: “Service”.'],
  [{ state: 'found', pages }, '2 pages of this site link here: “Home” and “Service”.'],
])('describes the pages that link here when the search returns %j', (references, text) => {
  const [name] = addressTab(references).fields;
  expect(name).toMatchObject({ description: expect.stringContaining(text) as string });
});
