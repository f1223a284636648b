import { partBefore } from './part-before';

it.each([
  ['/page.html?x=1?y', '?', '/page.html'],
  ['/page.html', '?', '/page.html'],
  ['?x', '?', ''],
  ['', ';', ''],
])('takes the part of %j before the first %j', (text, mark, part) => {
  expect(partBefore(text, mark)).toBe(part);
});
