import { dataLayerDate, date, parseDate } from './dates';

const TIME = Date.UTC(2026, 10, 20, 9, 30, 15);

it.each([
  ['as Sling writes it', 'Fri Nov 20 2026 10:30:15 GMT+0100', TIME],
  ['west of Greenwich', 'Fri Nov 20 2026 04:00:15 GMT-0530', TIME],
  ['as JCR writes it', '2026-11-20T09:30:15.000Z', TIME],
  ['with the wrong weekday, which makes it text', 'Mon Nov 20 2026 10:30:15 GMT+0100', undefined],
  ['without milliseconds, which makes it text', '2026-11-20T09:30:15Z', undefined],
  ['that is none', 'tomorrow', undefined],
])('reads a date %s', (_what, value, expected) => {
  expect(parseDate(value)).toBe(expected);
});

it('takes a number for milliseconds, as long as a date can hold it', () => {
  expect(date({ x: 42_000 }, 'x')).toBe(42_000);
  expect(date({ x: 1e300 }, 'x')).toBeUndefined();
});

it('tells the data layer seconds in UTC', () => {
  expect(dataLayerDate(TIME + 999)).toBe('2026-11-20T09:30:15Z');
  expect(dataLayerDate(undefined)).toBeUndefined();
});
