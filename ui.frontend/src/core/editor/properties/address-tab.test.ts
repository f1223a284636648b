import { addressTab } from './address-tab';
import type { References } from './use-references';

const pages = [
  { path: '/content/a', title: 'Home' },
  { path: '/content/b', title: 'Service' },
];

it.each<[References, string]>([
  [{ state: 'searching' }, 'Looking for pages that link here'],
  [{ state: 'failed' }, 'Which pages link here could not be found out.'],
  [{ state: 'found', pages: [] }, 'No page of this site links here.'],
  [{ state: 'found', pages: pages.slice(1) }, 'One page of this site links here: “Service”.'],
  [{ state: 'found', pages }, '2 pages of this site link here: “Home” and “Service”.'],
])('says of a search for links that is %j what is known', (references, text) => {
  const [name] = addressTab(references).fields;
  expect(name).toMatchObject({ description: expect.stringContaining(text) as string });
});
