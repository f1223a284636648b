import fc from 'fast-check';
import { orderMoves, type OrderMove } from './order-moves';

const moved = (names: readonly string[], moves: readonly OrderMove[]): string[] =>
  moves.reduce<string[]>(
    (order, { name, before }) => {
      const others = order.filter((each) => each !== name);
      const at = before === undefined ? others.length : others.indexOf(before);
      return [...others.slice(0, at), name, ...others.slice(at)];
    },
    [...names],
  );

it('turns any order into any other', () => {
  const names = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 12 });
  const orders = names.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
  );
  fc.assert(
    fc.property(orders, ([now, wanted]) => expect(moved(now, orderMoves(now, wanted))).toEqual(wanted)),
  );
});

it('moves only what has to move', () => {
  expect(orderMoves(['a', 'b', 'c', 'd'], ['a', 'b', 'c', 'd'])).toEqual([]);
  expect(orderMoves(['a', 'b', 'c', 'd'], ['b', 'c', 'd', 'a'])).toEqual([{ name: 'a', before: undefined }]);
  expect(orderMoves(['a', 'b', 'c', 'd'], ['d', 'a', 'b', 'c'])).toEqual([{ name: 'd', before: 'a' }]);
});
