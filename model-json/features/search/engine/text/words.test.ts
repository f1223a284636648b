import { wordsJoinedBy, wordsOf } from './words';

const joined = { oilfree: '\\boil[- ]?free\\b' };

it('splits a text into its words, an elided article too', () => {
  expect(wordsOf("L'huile, 7.5 kW – Öl")).toEqual(['l', 'huile', '7', '5', 'kw', 'öl']);
});

it('counts words as one where the subject says so, however they are written', () => {
  const words = wordsJoinedBy({ joined });
  expect(['Oil-free air', 'oil free air', 'OILFREE air'].map(words)).toEqual(
    Array(3).fill(['oilfree', 'air']),
  );
  expect(words('oil for free')).toEqual(['oil', 'for', 'free']);
});

it('knows no such words without a subject', () => {
  expect(wordsJoinedBy()('oil-free')).toEqual(['oil', 'free']);
});
