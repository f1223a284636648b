import type { ReactNode } from 'react';

/** An order number with its label, kept on one line: broken at a hyphen it would read as two. */
export function OrderNumber({ words, sku }: { words: { orderNumber: string }; sku: string }): ReactNode {
  return <span className="unbroken">{`${words.orderNumber}\u00a0${sku}`}</span>;
}
