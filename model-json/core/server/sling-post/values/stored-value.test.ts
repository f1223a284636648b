import { converterFor } from './stored-value';

const before = (value: string, form: string) => ({ value, exact: [form] });

it('keeps the type of a text that came with one', () => {
  const name = converterFor('/p', undefined, before('a:b', '{Name}a:b'));
  expect(name('c:d')).toEqual({ value: 'c:d', exact: '{Name}c:d' });
  const date = converterFor(
    '/p',
    undefined,
    before('2026-01-02T03:04:05.000Z', '{Date}2026-01-02T03:04:05.000Z'),
  );
  expect(date('2026-09-14')).toEqual({
    value: '2026-09-14T00:00:00.000+00:00',
    exact: '{Date}2026-09-14T00:00:00.000+00:00',
  });
});

it('stores another type if it is told so', () => {
  expect(converterFor('/p', 'String', before('a:b', '{Name}a:b'))('c d')).toEqual({ value: 'c d' });
});
