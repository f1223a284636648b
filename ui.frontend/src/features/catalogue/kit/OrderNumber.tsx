import type { ReactNode } from 'react';

/** An order number with what it is called, on one line: parted at a hyphen it reads as two. */
export function OrderNumber({ words, sku }: { words: { orderNumber: string }; sku: string }): ReactNode {
  return <span className="unbroken">{`${words.orderNumber}\u00a0${sku}`}</span>;
}
