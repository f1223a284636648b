import { text } from '../content-tree';
import { products, variation } from './products';

/** Two texts say the same from this share of the shorter text's words on. Fewer than four words are units and a name. */
const SHARE = 0.5;
const FEW = 4;

/** Meaningful words: figures, and words longer than an article. */
const words = (said: string): Set<string> =>
  new Set(
    (said.toLowerCase().match(/[\p{L}\d½¼¾]+/gu) ?? []).filter((word) => word.length > 3 || /\d/.test(word)),
  );

function saysTheSame(one: string, other: string): boolean {
  const [a, b] = [words(one), words(other)];
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared >= FEW && shared / Math.min(a.size, b.size) >= SHARE;
}

test('recognises two texts that say the same', () => {
  const lead = '470 l/min at 11 bar, three quarters of the working day: the compressor for workshops.';
  const description =
    'The workshop compressor, three quarters of the working day under load. 470 l/min at 11 bar.';
  expect(saysTheSame(lead, description)).toBe(true);
  expect(saysTheSame('Light enough to carry with one hand.', description)).toBe(false);
});

test.each(['master', 'de', 'fr', 'es'])(
  'never repeats the description of a product in its lead: %s',
  (language) => {
    const doubled = [...products.keys()].filter((at) => {
      const said = variation(at, language);
      return said && saysTheSame(text(said, 'lead') ?? '', text(said, 'description') ?? '');
    });
    expect(doubled).toEqual([]);
  },
);
