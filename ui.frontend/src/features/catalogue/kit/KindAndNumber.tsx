import type { ReactNode } from 'react';
import { OrderNumber } from './OrderNumber';

export interface KindAndNumberProps {
  kind?: string | undefined;
  sku?: string | undefined;
  words: { orderNumber: string };
}

/** A product's kind and order number: the line below its name. */
export function KindAndNumber({ kind, sku, words }: KindAndNumberProps): ReactNode {
  return (
    <>
      {kind}
      {kind && sku && ' · '}
      {sku && <OrderNumber sku={sku} words={words} />}
    </>
  );
}
