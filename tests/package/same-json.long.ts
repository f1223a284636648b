import { sameJson } from './same-json';

/* Every page of every country, including each catalogue page. */
it(
  'gets the same JSON from Java for every page',
  () => {
    expect(sameJson('--every-page')).toBe('');
  },
  60 * 60_000,
);
