import { extended, nothing, pruned, toggled } from './selection';

const order = ['/a/1', '/a/2', '/a/3', '/a/4'];

it('selects within one level only', () => {
  const one = toggled(nothing, '/a', '/a/1');
  expect([...toggled(one, '/a', '/a/3').paths]).toEqual(['/a/1', '/a/3']);
  expect([...toggled(one, '/b', '/b/1').paths]).toEqual(['/b/1']);
  expect([...toggled(one, '/a', '/a/1').paths]).toEqual([]);
});

it('extends from where the range began, in both directions', () => {
  const begun = toggled(nothing, '/a', '/a/3');
  const down = extended(begun, '/a', order, '/a/4');
  expect([...down.paths]).toEqual(['/a/3', '/a/4']);
  expect([...extended(down, '/a', order, '/a/1').paths]).toEqual(['/a/1', '/a/2', '/a/3']);
  expect([...extended(nothing, '/a', order, '/a/2', '/a/1').paths]).toEqual(['/a/1', '/a/2']);
});

it('forgets items that are no longer there', () => {
  const all = extended(nothing, '/a', order, '/a/3', '/a/1');
  expect([...pruned(all, ['/a/2', '/a/4']).paths]).toEqual(['/a/2']);
});
