import { highlight } from './highlight';

const coloured = (code: string, language?: string) =>
  highlight(code, language).flatMap(({ kind, text }) => (kind ? [[kind, text]] : []));

it.each(['ts', 'sh', 'json', 'html', 'graphql', 'cobol', undefined])('keeps every character of %s', (language) => {
  const code = `# a 'b' "c\\"d" /* e */ <f g="h"> --i J=K 1.5e3 \`l\` // m\n{ "n": true }`;
  expect(highlight(code, language).map(({ text }) => text).join('')).toBe(code);
}); // prettier-ignore

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

it('marks programs, options and comments of a shell, but no # within a word', () => {
  expect(coloured('npm run dev -- --inspect # starts\ncurl http://a/#b', 'sh')).toEqual([
    ['name', 'npm'],
    ['keyword', '--inspect'],
    ['comment', '# starts'],
    ['name', 'curl'],
  ]);
});

it('leaves code of an unknown language as it is', () => {
  expect(highlight('MOVE A TO B', 'cobol')).toEqual([{ text: 'MOVE A TO B' }]);
});
