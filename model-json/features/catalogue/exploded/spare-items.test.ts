import { numbered, numberedAgain } from './spare-items';

const one = (kind: 'oil-can' | 'air-filter' | 'oil-filter' | 'separator-element') => ({ kind, count: 1 });

test('a part of one piece has the number of its row, pieces of a kit have a number of their own behind it', () => {
  const [oil, kit] = numbered([[one('oil-can')], [one('air-filter'), one('oil-filter')]]);
  expect(oil?.map(({ number }) => number)).toEqual(['1']);
  expect(kit?.map(({ number }) => number)).toEqual(['2.1', '2.2']);
});

test('a piece that an earlier row holds keeps its number, and the new ones are counted from one', () => {
  const [, second] = numbered([
    [one('air-filter'), one('oil-filter')],
    [one('air-filter'), one('oil-filter'), one('separator-element')],
  ]);
  expect(second?.map(({ number, isAgain }) => [number, isAgain])).toEqual([
    ['1.1', true],
    ['1.2', true],
    ['2.1', false],
  ]);
});

test('a piece keeps its number when the row before, which holds it too, is left out; then this one shows it', () => {
  const [, second] = numbered([
    [one('air-filter'), one('oil-filter')],
    [one('air-filter'), one('separator-element')],
  ]);
  const [only] = numberedAgain([second ?? []]);
  expect(only?.map(({ number, isAgain }) => [number, isAgain])).toEqual([
    ['1.1', false],
    ['2.1', false],
  ]);
});
