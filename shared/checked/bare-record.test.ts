import { bareRecord } from './bare-record';

it('takes any name as an ordinary key', () => {
  const record = bareRecord<number>();
  expect(record['constructor']).toBeUndefined();
  record['__proto__'] = 1;
  expect(Object.entries(record)).toEqual([['__proto__', 1]]);
});
