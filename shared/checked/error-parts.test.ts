import { codeOf, messageOf } from './error-parts';

it('reads the code and the message of an error', () => {
  const error = Object.assign(new Error('no such file'), { code: 'ENOENT' });
  expect([codeOf(error), messageOf(error)]).toEqual(['ENOENT', 'no such file']);
});

it.each([
  ['text', 'text'],
  [undefined, 'undefined'],
  [null, 'null'],
  [{ code: 20 }, '[object Object]'],
])('reads %j, which is no error, as text without a code', (thrown, message) => {
  expect([codeOf(thrown), messageOf(thrown)]).toEqual([undefined, message]);
});
