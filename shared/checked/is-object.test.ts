import { isObject } from './is-object';

it.each([{}, { a: 1 }, Object.create(null)])('takes %j for an object', (value) => {
  expect(isObject(value)).toBe(true);
});

it.each([null, undefined, [], 'text', 1])('takes %j for none', (value) => {
  expect(isObject(value)).toBe(false);
});
