import { bestFirst } from './best-first';

const found = (typed: string, ...texts: string[]) => bestFirst(texts, typed, (text) => text);

it('puts what begins with the words before what has words that begin so, and both before the inside of words', () => {
  expect(found('te', 'Category carousel', 'Rich text', 'Teaser', 'Text', 'List')).toEqual([
    'Teaser',
    'Text',
    'Rich text',
    'Category carousel',
  ]);
  expect(found('list', 'Product list', 'List', 'Card list')).toEqual(['List', 'Product list', 'Card list']);
});

it('wants every word, in any order, and minds neither case nor accents', () => {
  expect(found('CAR prod', 'Product carousel', 'Product list')).toEqual(['Product carousel']);
  expect(found('hand', 'Händler', 'Dealer')).toEqual(['Händler']);
});

it('keeps all, in order, where nothing was typed', () => {
  expect(found(' ', 'b', 'a')).toEqual(['b', 'a']);
});
