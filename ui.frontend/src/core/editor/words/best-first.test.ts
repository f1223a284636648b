import { bestFirst } from './best-first';

const found = (typed: string, ...texts: string[]) => bestFirst(texts, typed, (text) => text);

it('ranks matches at the start of a title first, then at the start of a word, then inside words', () => {
  expect(found('te', 'Category carousel', 'Rich text', 'Teaser', 'Text', 'List')).toEqual([
    'Teaser',
    'Text',
    'Rich text',
    'Category carousel',
  ]);
  expect(found('list', 'Product list', 'List', 'Card list')).toEqual(['List', 'Product list', 'Card list']);
});

it('requires every search word, in any order, ignoring case and accents', () => {
  expect(found('CAR prod', 'Product carousel', 'Product list')).toEqual(['Product carousel']);
  expect(found('hand', 'Händler', 'Dealer')).toEqual(['Händler']);
});

it('keeps all items in order if no search words were typed', () => {
  expect(found(' ', 'b', 'a')).toEqual(['b', 'a']);
});
