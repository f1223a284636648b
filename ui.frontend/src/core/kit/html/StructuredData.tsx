import type { ReactNode } from 'react';
import { JsonLd } from './Html';
import { useRendering } from '../rendering';

/**
 * Structured data about a part of a published page, for search engines. Paths are turned into absolute URLs; keys
 * without a value are dropped.
 * @param data an item of https://schema.org, `{ '@type': 'Product', … }`
 */
export function StructuredData({ data }: { data: object }): ReactNode {
  const { site } = useRendering();
  return site ? <JsonLd data={objectWithOrigin(data, site.origin)} /> : null;
}

function withOrigin(value: unknown, origin: string): unknown {
  if (typeof value === 'string') return /^\/(?!\/)/.test(value) ? origin + value : value;
  if (Array.isArray(value)) return value.map((each) => withOrigin(each, origin));
  if (typeof value !== 'object' || value === null) return value;
  return objectWithOrigin(value, origin);
}

const objectWithOrigin = (data: object, origin: string): object =>
  Object.fromEntries(Object.entries(data).map(([key, each]) => [key, withOrigin(each, origin)]));
