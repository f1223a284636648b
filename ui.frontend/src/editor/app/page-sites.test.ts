import { pagesBySite } from './page-sites';

const pages = [
  '/content/core-components-examples/library',
  '/content/experience-fragments/site/header',
  '/content/site/en',
  '/content/site/en/products',
  '/content/site/en/products/m-100',
].map((path) => ({ path, title: path }));

it('lists the sites first, then fragments, then examples', () => {
  expect(pagesBySite(pages).map(({ site }) => site)).toEqual([
    '/content/site',
    '/content/experience-fragments',
    '/content/core-components-examples',
  ]);
});

it('says how deep a page stands among those that are shown', () => {
  expect(pagesBySite(pages)[0]!.pages.map(({ depth }) => depth)).toEqual([0, 1, 2]);
  const [found] = pagesBySite(pages.slice(4));
  expect(found!.pages[0]!.depth).toBe(0);
});
