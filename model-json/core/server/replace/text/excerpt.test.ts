import { excerptOf } from './excerpt';

const text = `First sentence. The compressor runs. Last one.\nNext block ${'long words '.repeat(30)}`;
const at = (match: string) => {
  const from = text.indexOf(match);
  return excerptOf(text, { from, to: from + match.length });
};

it('shows a match in its sentence', () => {
  expect(at('compressor')).toEqual({ before: 'The ', match: 'compressor', after: ' runs.' });
  expect(at('First')).toEqual({ before: '', match: 'First', after: ' sentence.' });
  expect(at('one')).toEqual({ before: 'Last ', match: 'one', after: '.' });
});

it('shortens a long sentence at a word', () => {
  const { before, after } = at('block');
  expect(before).toBe('Next ');
  expect(after.length).toBeLessThanOrEqual(91);
  expect(after).toMatch(/(?:long|words)…$/);
});
