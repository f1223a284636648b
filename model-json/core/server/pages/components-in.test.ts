import { withComponents } from './components-in';

const list = { ':type': 'list', total: 0 };
const header = { ':type': 'header', ':items': { logo: { ':type': 'image' } } };
const page = { ':type': 'page', ':items': { header, main: { ':type': 'container', ':items': { list } } } };

it('replaces a component and keeps the rest as the same objects', () => {
  const filled = withComponents(page, new Map([[list, { ...list, total: 3 }]]));
  expect(filled).toEqual({
    ...page,
    ':items': { header, main: { ':type': 'container', ':items': { list: { ':type': 'list', total: 3 } } } },
  });
  expect((filled[':items'] as (typeof page)[':items']).header).toBe(header);
  expect(list.total).toBe(0);
});

it('returns the same model if nothing is replaced', () => {
  expect(withComponents(page, new Map())).toBe(page);
});
