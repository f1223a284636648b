import type { ReactNode } from 'react';

/** Between the order numbers of a machine and its options. */
const AND = ' + ';

/**
 * An order number with its label, kept on one line: broken at a hyphen it would read as two. Those of a machine with options
 * break between the numbers.
 */
export function OrderNumber({ words, sku }: { words: { orderNumber: string }; sku: string }): ReactNode {
  const [first, ...more] = sku.split(AND);
  return (
    <>
      <span className="unbroken">{`${words.orderNumber}\u00a0${first}`}</span>
      {more.map((number) => [
        AND,
        <span className="unbroken" key={number}>
          {number}
        </span>,
      ])}
    </>
  );
}
