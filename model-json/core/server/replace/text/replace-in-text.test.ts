import { finderOf } from './find-in-text';
import { readText } from './read-text';
import { replaceInText } from './replace-in-text';

const replaced = (source: string, text: string, replacement: string, isRich = true) => {
  const readable = readText(source, isRich);
  const spans = finderOf({ text, matchCase: false, wholeWords: false })(readable);
  return replaceInText(source, readable, spans, replacement, isRich);
};

it('replaces all matches in a plain text, as typed', () => {
  expect(replaced('Air & air', 'air', '<b>', false)).toBe('<b> & <b>');
  expect(replaced('$1 and $&', '$1', '$&', false)).toBe('$& and $&');
});

it('leaves markup, attributes and entities as they are', () => {
  const source = '<p class="air">Tom &amp; air <a href="/air.html" title="air">air</a>&nbsp;&uuml;</p>';
  expect(replaced(source, 'air', 'water & <ice>')).toBe(
    '<p class="air">Tom &amp; water &amp; &lt;ice&gt; <a href="/air.html" title="air">water &amp; &lt;ice&gt;</a>&nbsp;&uuml;</p>',
  );
  expect(replaced('<p>Tom &amp; Jerry</p>', 'Tom & Jerry', 'Tom &amp; co')).toBe('<p>Tom &amp;amp; co</p>');
});

it.each([
  ['<p>screw <b>compressor</b> 5</p>', 'screw compressor', 'pump', '<p>pump 5</p>'],
  ['<p><b>Dry</b> air</p>', 'dry air', 'Oil-free gas', '<p><b>Oil-free gas</b></p>'],
  // What stays keeps its formatting.
  [
    '<p><b>Ventora</b> compressors</p>',
    'Ventora compressors',
    'Ventora pumps',
    '<p><b>Ventora</b> pumps</p>',
  ],
  ['<p>the <i>old</i> name</p>', 'the old name', 'the new name', '<p>the <i>new</i> name</p>'],
  ['<p>a <b><i>very</i></b> big one</p>', 'very ', '', '<p>a big one</p>'],
  ['<p>see <a href="/a">ours</a> now</p>', 'see ours now', 'see now', '<p>see now</p>'],
  ['<p>x<b>y<img src="a.png"></b></p>', 'xy', 'z', '<p>z<b><img src="a.png"></b></p>'],
])('keeps sensible formatting: %s', (source, text, replacement, expected) => {
  expect(replaced(source, text, replacement)).toBe(expected);
});

it('takes soft hyphens along with the word, and keeps those of words that stay', () => {
  expect(replaced('Kom\u00adpres\u00adsor an', 'Kompressor', 'Verdichter', false)).toBe('Verdichter an');
  expect(replaced('Schrauben\u00adkompressor', 'Schraubenkompressor', 'Schraubenverdichter', false)).toBe(
    'Schrauben\u00adverdichter',
  );
  expect(replaced('<p>Kom&shy;pressor</p>', 'Kompressor', 'Pumpe')).toBe('<p>Pumpe</p>');
});

it('puts a no-break space in the place of a space', () => {
  expect(replaced('<p>10 bar</p>', '10 bar', '10\u00a0bar')).toBe('<p>10\u00a0bar</p>');
  expect(replaced('<p>10&nbsp;bar</p>', '10 bar', '12 bar')).toBe('<p>12 bar</p>');
});

it('never tears a character apart', () => {
  expect(replaced('<p>&#x1F600; ok</p>', '\u{1F600}', '\u{1F601}')).toBe('<p>\u{1F601} ok</p>');
  expect(replaced('\u{1F600}', '\u{1F600}', '\u{1F601}\u{1F600}', false)).toBe('\u{1F601}\u{1F600}');
});

it('keeps everything else of any markup, byte for byte', () => {
  const sources = [
    '<p>a<br/>b</p>\n<ul >\n<li>c</li></ul>',
    '<p>1 < 2 & 3</p>',
    '<p>open <b>bold',
    '</b>stray',
  ];
  for (const source of sources) expect(replaced(source, 'zzz', 'y')).toBe(source);
  expect(replaced('<p>open <b>bold', 'bold', 'thin')).toBe('<p>open <b>thin');
});
