import { createSheetJoiner } from './once-a-page';

const card = '.card{color:red}@media(min-width:1px){.card{color:blue}.card b{color:red}}';
const join = createSheetJoiner(
  new Map([
    ['cards', `.cards{gap:0}${card}`],
    ['products', `${card}.products{gap:0}`],
    ['table', '.table{gap:0}'],
  ]),
);

it('writes a rule shared by two style sheets once, in the later one', () => {
  expect(join(['cards', 'products'])).toBe(`.cards{gap:0}${card}.products{gap:0}`);
  expect(join(['products', 'table', 'cards'])).toBe(`.products{gap:0}.table{gap:0}.cards{gap:0}${card}`);
});

it('leaves a single style sheet unchanged', () => {
  expect(join(['table'])).toBe('.table{gap:0}');
  expect(join(['cards'])).toBe(`.cards{gap:0}${card}`);
});

it('keeps a rule that one style sheet repeats deliberately', () => {
  const twice = '.a{color:red}.a:hover{color:blue}.a{color:red}';
  expect(createSheetJoiner(new Map([['a', twice]]))(['a'])).toBe(twice);
});

it('writes nothing for unknown style sheets', () => {
  expect(join(['other'])).toBe('');
});
