import { changedFields, COMMON_FIELDS, faultOf, localTime, sharedValue } from './common-properties';

const field = (name: string) => COMMON_FIELDS.find((each) => each.name === name)!;

it('shows what pages share, and that they differ', () => {
  expect(
    sharedValue(field('jcr:description'), [{ 'jcr:description': 'A' }, { 'jcr:description': 'A' }]),
  ).toBe('A');
  expect(sharedValue(field('jcr:description'), [{ 'jcr:description': 'A' }, {}])).toBeUndefined();
  expect(sharedValue(field('hideInNav'), [{}, { hideInNav: false }])).toBe('false');
});

it('writes only what was changed, with its type; what is empty is removed', () => {
  const changed = new Map([
    ['jcr:description', ' New '],
    ['hideInNav', 'true'],
    ['offTime', ''],
  ]);
  expect(changedFields(changed)).toEqual([
    ['./jcr:description', 'New'],
    ['./offTime@Delete', 'true'],
    ['./hideInNav', 'true'],
    ['./hideInNav@TypeHint', 'Boolean'],
  ]);
});

it('keeps a time through the author’s time zone', () => {
  const [[, written] = []] = changedFields(new Map([['onTime', localTime('2026-11-24T09:30:00.000+00:00')]]));
  expect(written).toBe('2026-11-24T09:30:00.000Z');
  expect(localTime('gone')).toBe('');
});

it('refuses an empty title, and an end before the beginning', () => {
  expect(faultOf(new Map([['jcr:title', ' ']]), () => undefined)).toMatch(/title/);
  expect(faultOf(new Map([['offTime', '2026-01-01T00:00']]), () => '2026-02-01T00:00')).toMatch(
    /must be after/,
  );
  expect(
    faultOf(new Map([['offTime', '2026-03-01T00:00']]), (name) =>
      name === 'onTime' ? '2026-02-01T00:00' : '',
    ),
  ).toBeUndefined();
});
