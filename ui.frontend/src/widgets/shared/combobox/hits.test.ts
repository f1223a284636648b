import { splitAtHits } from './hits';

it.each([
  ['What a duty cycle is', 'duty', ['What a ', 'duty', ' cycle is']],
  ['Duty cycle', 'CYCLE duty', ['', 'Duty', ' ', 'cycle', '']],
  ['Kältetrockner', 'kalte', ['', 'Kälte', 'trockner']],
  ['Air', 'water', ['Air']],
  ['a.b', '.', ['a', '.', 'b']],
  ['aaa', 'aa', ['', 'aaa']],
  ['', 'x', ['']],
])('%s, looked for %s', (text, term, pieces) => {
  const found = splitAtHits(text, term);
  expect(found.filter((piece, index) => piece || index < pieces.length)).toEqual(
    pieces.filter((piece, index) => piece || index < found.length),
  );
});
