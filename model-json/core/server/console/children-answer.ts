import { FRAGMENT_TEMPLATE } from '../../../../shared/addresses/experience-fragments';
import type { ConsoleLevel, PageRow } from '../../../../shared/authoring/console-level';
import { text } from '../../exporter/shared/properties';
import type { Repository } from '../../repository/Repository';
import type { Resource } from '../../repository/Resource';
import { queryOf } from '../http/query-of';
import { damages } from '../replicate/damage';
import type { Asked } from '../sling/Handler';
import { textsOfRepository } from '../query/PageTexts';
import { parseQuery } from '../query/parse-query';
import { runQuery } from '../query/run-query';
import { openIn } from './open-in';
import { isListed, PageRows, titleOf } from './PageRows';

const ROOT = '/content';
const rows = new WeakMap<Repository, PageRows>();

/** `.children.json`: one level of the console. `?q=words`: the pages below that contain the words, best first. */
export function childrenAnswer({ instance, resource, request }: Asked): ConsoleLevel | undefined {
  const { repository, publish = repository } = instance;
  if (resource.path !== ROOT && !isListed(resource)) return undefined;
  const known =
    rows.get(repository) ?? new PageRows(repository, publish, instance.reviews, instance.translations);
  rows.set(repository, known);
  const words = String(queryOf(request)['q'] ?? '').trim();
  return openIn(instance.together, levelOf(resource, known, repository, publish, words));
}

function levelOf(
  node: Resource,
  known: PageRows,
  author: Repository,
  publish: Repository,
  words: string,
): ConsoleLevel {
  const damaged = damages(author, publish);
  const rowOf = (each: Resource): PageRow =>
    damaged.has(each.path) ? { ...known.of(each), isDamaged: true } : known.of(each);
  const listed = [...node.children.values()].filter(isListed);
  // The file system decides on the order of the sites: folders around them come last.
  const shown = node.path === ROOT ? listed.sort((a, b) => rank(a) - rank(b)) : listed;
  const children = words
    ? foundBelow(node, words, author).map((page) => ({ ...rowOf(page), path: page.path }))
    : shown.map(rowOf);
  const self = node.path === ROOT ? undefined : rowOf(node);
  const templates = new Set([...children, ...(self ? [self] : [])].flatMap(({ template }) => template ?? []));
  return {
    path: node.path,
    trail: trailTo(node),
    isOrdered: node.path !== ROOT,
    ...(self && { self }),
    children,
    templates: Object.fromEntries(
      [...templates].map((path) => [path, templateTitle(author.get(path), path)]),
    ),
  };
}

const rank = ({ properties }: Resource): number => (properties['jcr:primaryType'] === 'cq:Page' ? 0 : 1);

function trailTo(node: Resource): { path: string; title: string }[] {
  if (node.path === ROOT || !node.parent) return [{ path: ROOT, title: 'Sites' }];
  return [...trailTo(node.parent), { path: node.path, title: titleOf(node) }];
}

const templateTitle = (template: Resource | undefined, path: string): string =>
  text(template?.children.get('jcr:content')?.properties ?? {}, 'jcr:title') ??
  (path === FRAGMENT_TEMPLATE ? 'Experience fragment' : undefined) ??
  path.slice(path.lastIndexOf('/') + 1);

/** As many results as anybody reads. */
const MOST_FOUND = 200;

function foundBelow({ path }: Resource, words: string, tree: Repository): readonly Resource[] {
  const query = parseQuery(
    new URLSearchParams({
      type: 'cq:Page',
      path,
      'path.self': 'true',
      fulltext: words,
      orderby: '@jcr:score',
      'orderby.sort': 'desc',
      'p.limit': String(MOST_FOUND),
    }),
  );
  return runQuery(tree, query, textsOfRepository(tree)).hits;
}
