/** @jest-environment jsdom */
import { initialStateScript } from '../kit/html/initial-state';
import { loadPage } from './load-page';

// @jest-alone: the SDK goes on listening to changes of the address, and requests their models.

const root = {
  ':type': 'page',
  ':path': '/content/ventora/gb/en',
  ':items': {},
  ':itemsOrder': [],
  title: 'Home',
};
const child = { ...root, ':path': '/content/ventora/gb/en/products', title: 'Products' };

const answers = (models: Record<string, unknown>) => {
  const fetched: string[] = [];
  global.fetch = ((address: string) => {
    fetched.push(address);
    const model = models[address];
    return Promise.resolve(model ? { status: 200, json: () => Promise.resolve(model) } : { status: 404 });
  }) as never;
  return fetched;
};
const visit = (path: string) => history.replaceState(null, '', path);

beforeEach(() => {
  document.head.innerHTML =
    '<meta property="cq:pagemodel_root_url" content="/content/ventora/gb/en.model.json">';
});

it('loads the root of the page hierarchy', async () => {
  visit('/content/ventora/gb/en.html');
  answers({ '/content/ventora/gb/en.model.json': root });
  expect(await loadPage()).toMatchObject({ cqPath: '/content/ventora/gb/en', title: 'Home' });
});

it('loads a page below the root by its own address, whatever its selectors and query', async () => {
  visit('/content/ventora/gb/en/products.html?wcmmode=edit#x');
  answers({ '/content/ventora/gb/en.model.json': root, '/content/ventora/gb/en/products.model.json': child });
  expect(await loadPage()).toMatchObject({ cqPath: '/content/ventora/gb/en/products', title: 'Products' });
});

it('starts with the state sent by the server, without a request', async () => {
  visit('/content/ventora/gb/en/products.html');
  const fetched = answers({});
  document.body.innerHTML = initialStateScript({
    rootModel: { ...root, ':children': { [child[':path']]: child } },
    rootModelUrl: '/content/ventora/gb/en.model.json',
    pagePath: child[':path'],
  });
  expect(await loadPage()).toMatchObject({ cqPath: '/content/ventora/gb/en/products', title: 'Products' });
  expect(fetched).toEqual([]);
  document.body.replaceChildren();
});

it('says so if there is no page model', async () => {
  visit('/content/ventora/gb/en.html');
  answers({});
  await expect(loadPage()).rejects.toMatchObject({ response: { status: 404 } });
});
