import { LAUNCHES } from '../../../../shared/addresses/launches';
import type { Resource, ResourceTree, Scalar } from '../../repository/Resource';
import type { PageTexts } from './PageTexts';
import type { Query } from './parse-query';
import { testOf, wordsOf } from './predicates';
import { valuesAt } from './property-at';
import { scoreOf } from './score';

export interface Found {
  readonly hits: readonly Resource[];
  readonly total: number;
}

/**
 * The requested page of a query's results, and their total number. Without an order they are in tree order.
 *
 * @param texts the texts of the tree's pages and assets
 */
export function runQuery(tree: ResourceTree, query: Query, texts: PageTexts): Found {
  const { predicates, offset, limit } = query;
  const tests = predicates.map((predicate) => testOf(predicate, texts));
  const [path, ...more] = predicates.filter(({ type }) => type === 'path');
  const root = (more.length === 0 && path?.value.replace(/\/$/, '')) || '/';
  // The content of a page contains no pages, and is most of the tree.
  const isForPages = predicates.some(({ type, value }) => type === 'type' && value === 'cq:Page');
  const found: Resource[] = [];
  const visit = (node: Resource): void => {
    // Copies in releases are found by those who look there.
    if (node.path === LAUNCHES && root !== LAUNCHES) return;
    if (tests.every((test) => test(node))) found.push(node);
    for (const child of node.children.values()) {
      if (!isForPages || child.name !== 'jcr:content') visit(child);
    }
  };
  const start = tree.get(root);
  if (start) visit(start);
  return { hits: sorted(found, query).slice(offset, offset + limit), total: found.length };
}

function sorted(found: readonly Resource[], { orders, predicates }: Query): readonly Resource[] {
  if (orders.length === 0) return found;
  const words = predicates.flatMap((each) => (each.type === 'fulltext' ? wordsOf(each) : []));
  return found
    .map((node) => ({ node, keys: orders.map(({ by }) => keyOf(node, by, words)) }))
    .sort((a, b) => {
      for (const [at, { descending }] of orders.entries()) {
        const difference = compare(a.keys[at], b.keys[at]);
        if (difference !== 0) return descending ? -difference : difference;
      }
      return 0;
    })
    .map(({ node }) => node);
}

function keyOf(node: Resource, by: string, words: readonly string[]): Scalar | undefined {
  if (by === 'path') return node.path;
  if (by === 'nodename') return node.name;
  if (by === '@jcr:score') return scoreOf(node, words);
  return valuesAt(node, by.replace(/^@/, ''))[0];
}

const collator = new Intl.Collator('en', { numeric: true });

/** Missing values are sorted last. */
function compare(a: Scalar | undefined, b: Scalar | undefined): number {
  if (a === undefined || b === undefined) return Number(a === undefined) - Number(b === undefined);
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
}
