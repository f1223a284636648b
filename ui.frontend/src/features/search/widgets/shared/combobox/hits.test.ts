import { splitAtHits } from './hits';

it.each([
  ['What a duty cycle is', 'duty', ['What a ', 'duty', ' cycle is']],
  ['Duty cycle', 'CYCLE duty', ['', 'Duty', ' ', 'cycle', '']],
  ['Kältetrockner', 'kalte', ['', 'Kälte', 'trockner']],
  ['Air', 'water', ['Air']],
  ['a.b', '.', ['a.b']],
  ['aaa', 'aa', ['', 'aa', 'a']],
  ['R 15 on a receiver for 150 l', 'r 15', ['', 'R', ' ', '15', ' on a receiver for ', '15', '0 l']],
  ['10 bar from 1000 l', '10 bar', ['', '10', ' ', 'bar', ' from 1000 l']],
  ['Screw compressors', 'compressor sc', ['', 'Sc', 'rew ', 'compressor', 's']],
  ['Compressor', 'press', ['Compressor']],
  ['Service kit V-3115', 'v-31', ['Service kit ', 'V-31', '15']],
  ['', 'x', ['']],
])('%s, looked for %s', (text, term, pieces) => {
  const found = splitAtHits(text, term);
  expect(found.filter((piece, index) => piece || index < pieces.length)).toEqual(
    pieces.filter((piece, index) => piece || index < found.length),
  );
});
