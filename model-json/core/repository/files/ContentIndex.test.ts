import { ContentIndex } from './ContentIndex';

function indexOf(...paths: string[]): ContentIndex {
  const index = new ContentIndex();
  for (const path of paths) index.set(path, {});
  return index;
}

it('finds out whether one of the nodes below a path is as wanted, and looks no further', () => {
  const index = indexOf('/a/b', '/a/c/d', '/a/e');
  const seen: string[] = [];
  const isWanted = (path: string) => seen.push(path) > 0 && path === '/a/c/d';
  expect(index.hasWithin('/a', isWanted)).toBe(true);
  expect(seen).toEqual(['/a/b', '/a/c/d']);
  expect(index.hasWithin('/a/e', isWanted)).toBe(false);
  expect(index.hasWithin('/z', () => true)).toBe(false);
});

it('forgets folders that have become empty', () => {
  const index = indexOf('/a/b/c', '/a/d');
  index.delete('/a/b/c');
  expect(index.has('/a/b')).toBe(false);
  expect(index.pathsWithin('/')).toEqual(['/a/d']);
});
