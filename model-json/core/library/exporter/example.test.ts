/** @jest-environment node */
import { exportComponent } from '../../exporter/site/testing';

const search = { 'sling:resourceType': 'ventora/components/commerce/search' };

it('shows what depends on an address as at that address', () => {
  const model = exportComponent('library/example', {
    demo: search,
    pagePath: '/content/ventora/gb/en/products',
    query: 'search_query=compressor&family=mobile&family=stationary',
  });
  expect(model).toMatchObject({
    query: expect.stringContaining('search_query=compressor') as string,
    ':items': {
      demo: {
        query: 'compressor',
        asked: { query: 'compressor', families: ['mobile', 'stationary'] },
        action: expect.stringContaining('/products.html') as string,
      },
    },
  });
});

it('shows it as nobody has chosen anything where no address is named', () => {
  const model = exportComponent('library/example', { demo: search });
  expect(model).toMatchObject({ ':items': { demo: { query: undefined } } });
});
