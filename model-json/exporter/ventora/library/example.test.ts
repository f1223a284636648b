/** @jest-environment node */
import { exportComponent } from '../testing';

const search = { 'sling:resourceType': 'ventora/components/commerce/search' };

it('shows what depends on an address as at that address', () => {
  const model = exportComponent('library/example', {
    demo: search,
    pagePath: '/content/ventora/gb/en/products',
    query: 'search_query=compressor&family=ventora:family/mobile&family=ventora:family/stationary',
  });
  expect(model).toMatchObject({
    query: expect.stringContaining('search_query=compressor') as string,
    ':items': { demo: { query: 'compressor', action: expect.stringContaining('/products.html') as string } },
  });
  const { families } = (model[':items'] as { demo: { families: { value: string; selected: boolean }[] } })
    .demo;
  const selected = families.filter((family) => family.selected).map(({ value }) => value);
  expect(selected).toEqual(['ventora:family/mobile', 'ventora:family/stationary']);
});

it('shows it as nobody has chosen anything where no address is named', () => {
  const model = exportComponent('library/example', { demo: search });
  expect(model).toMatchObject({ ':items': { demo: { query: undefined } } });
});
