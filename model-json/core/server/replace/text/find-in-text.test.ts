import { finderOf } from './find-in-text';
import { readText } from './read-text';

const found = (source: string, text: string, options: { matchCase?: boolean; wholeWords?: boolean } = {}) => {
  const readable = readText(source, source.includes('<') || source.includes('&'));
  const find = finderOf({ text, matchCase: false, wholeWords: false, ...options });
  return find(readable).map(({ from, to }) => readable.text.slice(from, to));
};

it('finds a text in any case, or exactly', () => {
  expect(found('Air, air and AIR', 'air')).toEqual(['Air', 'air', 'AIR']);
  expect(found('Air, air and AIR', 'air', { matchCase: true })).toEqual(['air']);
  expect(found('ÜBER über', 'Über')).toHaveLength(2);
  // İ would become two characters in lower case; what follows is still found where it is.
  expect(found('İstanbul and air', 'AIR')).toEqual(['air']);
});

it('finds whole words only', () => {
  expect(found('air, airy, l’air, hair', 'air', { wholeWords: true })).toEqual(['air', 'air']);
  expect(found('Öl und Ölabscheider', 'Öl', { wholeWords: true })).toEqual(['Öl']);
  expect(found('(C++) C++x', 'C++', { wholeWords: true })).toEqual(['C++', 'C++']);
  expect(found('7.5 bar, 17.5 bar', '7.5 bar', { wholeWords: true })).toEqual(['7.5 bar']);
});

it('does not mind soft hyphens, no-break spaces and no-break hyphens', () => {
  expect(found('Schrauben\u00adkom\u00adpressor', 'Schraubenkompressor')).toHaveLength(1);
  expect(found('<p>Schrauben&shy;kompressor</p>', 'Schraubenkompressor')).toHaveLength(1);
  expect(found('<p>10&nbsp;bar, 10\u00a0bar, 10\u202fbar</p>', '10 bar')).toHaveLength(3);
  expect(found('10 bar', '10\u00a0bar')).toHaveLength(1);
  expect(found('oil\u2011free', 'oil-free')).toHaveLength(1);
});

it('finds a text across formatting, but not across blocks', () => {
  expect(found('<p>screw <b>comp</b>ressor</p>', 'screw compressor')).toHaveLength(1);
  expect(found('<p>screw</p><p>compressor</p>', 'screwcompressor')).toEqual([]);
  expect(found('<ul><li>screw</li><li>compressor</li></ul>', 'screw compressor')).toEqual([]);
  expect(found('<p>screw<br>compressor</p>', 'screwcompressor')).toEqual([]);
});

it('never finds markup, addresses or comments', () => {
  const source =
    '<p class="air"><a href="/air" title="air > water">Water</a><!-- air --><img alt="air" src="air.png"></p>';
  expect(found(source, 'air')).toEqual([]);
  expect(found('<p>Tom &amp; Jerry &lt;b&gt;</p>', 'amp')).toEqual([]);
  expect(found('<p>Tom &amp; Jerry &lt;b&gt;</p>', 'Tom & Jerry <b>')).toHaveLength(1);
});

it('does not cut accents off their letters', () => {
  expect(found('cafe\u0301 cafe', 'cafe')).toEqual(['cafe']);
});
