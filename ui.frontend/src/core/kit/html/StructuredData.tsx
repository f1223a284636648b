import type { ReactNode } from 'react';
import { JsonLd } from './Html';
import { useRendering } from '../rendering';

/**
 * What a part of a published page says to search engines. Addresses are given as paths and told whole; keys without
 * a value are left out.
 * @param data one thing of https://schema.org, `{ '@type': 'Product', … }`
 */
export function StructuredData({ data }: { data: object }): ReactNode {
  const { site } = useRendering();
  return site ? <JsonLd data={withOrigin(data, site.origin) as object} /> : null;
}

function withOrigin(value: unknown, origin: string): unknown {
  if (typeof value === 'string') return /^\/(?!\/)/.test(value) ? origin + value : value;
  if (Array.isArray(value)) return value.map((each) => withOrigin(each, origin));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withOrigin(each, origin)]));
}
