import { dataLayerDate, date, parseDate } from './dates';

const TIME = Date.UTC(2026, 10, 20, 9, 30, 15);

it.each([
  ['in Sling’s format', 'Fri Nov 20 2026 10:30:15 GMT+0100', TIME],
  ['west of Greenwich', 'Fri Nov 20 2026 04:00:15 GMT-0530', TIME],
  ['in JCR’s format', '2026-11-20T09:30:15.000Z', TIME],
  ['with the wrong weekday as text', 'Mon Nov 20 2026 10:30:15 GMT+0100', undefined],
  ['without milliseconds as text', '2026-11-20T09:30:15Z', undefined],
  ['that is not valid', 'tomorrow', undefined],
])('reads a date %s', (_what, value, expected) => {
  expect(parseDate(value)).toBe(expected);
});

it('reads a number as milliseconds, within the range of a date', () => {
  expect(date({ x: 42_000 }, 'x')).toBe(42_000);
  expect(date({ x: 1e300 }, 'x')).toBeUndefined();
});

it('gives the data layer seconds in UTC', () => {
  expect(dataLayerDate(TIME + 999)).toBe('2026-11-20T09:30:15Z');
  expect(dataLayerDate(undefined)).toBeUndefined();
});
