import { tokensOf } from './tokens-of';

const coloured = (code: string, language?: string) =>
  tokensOf(code, language).flatMap(({ kind, text }) => (kind ? [[kind, text]] : []));

it.each(['ts', 'tsx', 'js', 'java', 'sh', 'json', 'html', 'xml', 'graphql', 'yaml', 'cobol', undefined])(
  'keeps every character of %s',
  (language) => {
    const code = `# a 'b' "c\\"d" /* e */ <f g="h"> &amp; --i J=K 1.5e3 \`l\` // m\n{ "n": true }`;
    expect(
      tokensOf(code, language)
        .map(({ text }) => text)
        .join(''),
    ).toBe(code);
  },
);

it('tells comments, strings and keywords of TypeScript apart', () => {
  expect(coloured(`const url = 'https://a'; // open('b')`, 'ts')).toEqual([
    ['keyword', 'const'],
    ['string', `'https://a'`],
    ['comment', `// open('b')`],
  ]);
});

it('tells names from values in JSON', () => {
  expect(coloured('{ "a": "b", "c": 1 }', 'json')).toEqual([
    ['name', '"a"'],
    ['string', '"b"'],
    ['name', '"c"'],
    ['number', '1'],
  ]);
});

it('marks comments of a shell, but no # within a word', () => {
  expect(coloured('cd a; npx --yes b # starts\ncurl http://a/#b', 'sh')).toEqual([['comment', '# starts']]);
});

it('leaves code of an unknown language as it is', () => {
  expect(tokensOf('MOVE A TO B', 'cobol')).toEqual([{ text: 'MOVE A TO B' }]);
});
