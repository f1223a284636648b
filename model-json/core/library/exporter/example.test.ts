/** @jest-environment node */
import { exportComponent } from '../../exporter/site/testing';

const search = { 'sling:resourceType': 'ventora/components/commerce/search' };

it('applies the parameters of the address that the example names', () => {
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

it('applies no choices if the example names no address', () => {
  const model = exportComponent('library/example', { demo: search });
  expect(model).toMatchObject({ ':items': { demo: { query: undefined } } });
});
