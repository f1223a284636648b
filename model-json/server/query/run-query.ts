import type { Resource, ResourceTree, Scalar } from '../../repository/Resource';
import type { Order, Query } from './parse-query';
import { testOf } from './predicates';
import { valuesAt } from './property-at';

export interface Found {
  readonly hits: readonly Resource[];
  readonly total: number;
}

/** The nodes that a query finds, those that are asked for and how many there are. Without an order they come as they stand. */
export function runQuery(tree: ResourceTree, query: Query): Found {
  const { predicates, orders, offset, limit } = query;
  const tests = predicates.map(testOf);
  const paths = predicates.filter(({ type }) => type === 'path');
  const root = paths.length === 1 ? paths[0]!.value.replace(/\/$/, '') || '/' : '/';
  const found: Resource[] = [];
  const visit = (node: Resource): void => {
    if (tests.every((test) => test(node))) found.push(node);
    node.children.forEach(visit);
  };
  const start = tree.get(root);
  if (start) visit(start);
  const sorted = orders.length > 0 ? found.sort(comparing(orders)) : found;
  return { hits: sorted.slice(offset, offset + limit), total: found.length };
}

function comparing(orders: readonly Order[]): (a: Resource, b: Resource) => number {
  return (a, b) => {
    for (const { by, descending } of orders) {
      const difference = compare(keyOf(a, by), keyOf(b, by));
      if (difference !== 0) return descending ? -difference : difference;
    }
    return 0;
  };
}

function keyOf(node: Resource, by: string): Scalar | undefined {
  if (by === 'path') return node.path;
  if (by === 'nodename') return node.name;
  return valuesAt(node, by.replace(/^@/, ''))[0];
}

const collator = new Intl.Collator('en', { numeric: true });

/** What has no value comes last. */
function compare(a: Scalar | undefined, b: Scalar | undefined): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
}
