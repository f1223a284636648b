import { z } from 'zod';
import { containerModel } from './container';

const model = containerModel({ id: z.string() });

it('lists children in the order of :itemsOrder with their panel titles and columns', () => {
  expect(
    model.parse({
      id: 'tabs-1',
      ':items': { b: { ':type': 't', 'cq:panelTitle': 'Second' }, a: { ':type': 't' } },
      ':itemsOrder': ['a', 'b'],
      columnClassNames: { a: 'aem-GridColumn' },
    }).children,
  ).toEqual([
    { name: 'a', panelTitle: undefined, columnClassName: 'aem-GridColumn', model: { ':type': 't' } },
    {
      name: 'b',
      panelTitle: 'Second',
      columnClassName: undefined,
      model: { ':type': 't', 'cq:panelTitle': 'Second' },
    },
  ]);
});

it('keeps entries that are missing in :items or have no type, so that they can be reported', () => {
  const { children } = model.parse({
    id: 'x',
    ':items': { b: { text: 'no type' } },
    ':itemsOrder': ['a', 'b'],
  });
  expect(children.map(({ name, model: found }) => [name, found])).toEqual([
    ['a', undefined],
    ['b', undefined],
  ]);
});

it('has no children without items', () => {
  expect(model.parse({ id: 'x' }).children).toEqual([]);
});
