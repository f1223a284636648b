import { z } from 'zod';
import { containerModel } from './container';
import { entryOf, keysOf, shapeOf, wordsOf } from './model-keys';
import { choice, flag, link, listOf, text } from '../../../../../shared/models/schema';

const model = z.object({
  id: text(),
  isOpen: flag(),
  side: choice(['left', 'right'], 'left'),
  icon: z.preprocess((value) => value || undefined, z.enum(['plus', 'minus']).optional().catch(undefined)),
  link: link(),
  actions: listOf(z.object({ title: text(), kind: choice(['a', 'b'], 'a') })),
});

it('lists the keys that a model reads, not those that it produces', () => {
  const keys = ['id', 'isOpen', 'side', 'icon', 'link', 'actions'];
  expect(keysOf(model)).toEqual(keys);
  expect(keysOf(model.transform(({ id }) => ({ name: id })))).toEqual(keys);
});

it('omits the keys of a container’s children', () => {
  expect(keysOf(containerModel({ id: text(), title: text() }))).toEqual(['id', 'title']);
});

it('finds no keys in a schema that is not an object', () => {
  expect(keysOf(z.string())).toEqual([]);
});

it('finds the options of an enum inside wrappers', () => {
  const { side, icon, id } = shapeOf(model);
  expect([side, icon, id].map(wordsOf)).toEqual([['left', 'right'], ['plus', 'minus'], undefined]);
});

it('looks into the entries of a list', () => {
  const { actions, side } = shapeOf(model);
  expect(keysOf(entryOf(actions)!)).toEqual(['title', 'kind']);
  expect(entryOf(side)).toBeUndefined();
});
