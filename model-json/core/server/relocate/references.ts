import type { Reference, References } from '../../../../shared/authoring/references';
import { childPages, displayTitle, isPage } from '../../exporter/shared/pages';
import { text } from '../../exporter/shared/properties';
import { copiedMoves, liveCopiesOf, relationshipsOf } from '../../repository/derived/live-copies';
import { isWithin } from '../../repository/path';
import type { Resource, ResourceTree, Value } from '../../repository/Resource';
import { isPublishable } from '../replicate/published';
import { linksTo } from './links-to';

export function referencesAround(node: Resource, tree: ResourceTree): References {
  const relationships = isPage(node) ? relationshipsOf(tree) : [];
  return {
    pages: referringTo(tree, [node.path]).map(referenceOf),
    outgoing: isPage(node) ? linkedFrom(node, tree) : [],
    liveCopies: liveCopiesOf(node.path, relationships).flatMap((path) => {
      const copy = tree.get(path);
      return copy ? [referenceOf(copy)] : [];
    }),
    below: countBelow(node),
  };
}

/** The pages, fragments and assets that link to nodes, or have these tags, to their live copies or below them, except those below them. */
export function referringTo(tree: ResourceTree, paths: readonly string[]): Resource[] {
  const relationships = relationshipsOf(tree);
  // Moves to any path: they would change every link to the nodes.
  const moves = paths.map((path) => ({ from: path, to: `${path}/` }));
  const copied = moves.flatMap((move) => copiedMoves(move, relationships));
  return ownersOf(linksTo(tree, [...moves, ...copied]), paths);
}

/** What contains the links, except what is within the paths themselves. */
function ownersOf(links: Iterable<{ readonly node: Resource }>, paths: readonly string[]): Resource[] {
  const found = new Map<string, Resource>();
  for (const { node } of links) {
    const owner = ownerOf(node);
    if (owner && !paths.some((path) => isWithin(owner.path, path))) found.set(owner.path, owner);
  }
  return [...found.values()];
}

/** Paths in values and in addresses of rich text. */
const PATH = /\/content\/[^"'<>?#|\\\s]+/g;

function linkedFrom(page: Resource, tree: ResourceTree): Reference[] {
  const found = new Map<string, Reference>();
  const visit = ({ properties, children }: Resource): void => {
    for (const [name, value] of Object.entries(properties)) {
      // Templates, former addresses and the like are no links.
      if (/^(?:cq:|sling:|jcr:)/.test(name) && name !== 'jcr:description') continue;
      for (const path of pathsIn(value)) {
        const target = ownerOf(tree.get(path) ?? tree.get(path.replace(/\.html$/, '')));
        if (target?.path === page.path) continue;
        const reference = target ? referenceOf(target) : { path, title: path, type: 'missing' as const };
        found.set(reference.path, reference);
      }
    }
    for (const [name, child] of children) if (name !== 'cq:LiveSyncConfig') visit(child);
  };
  const content = page.children.get('jcr:content');
  if (content) visit(content);
  return [...found.values()];
}

const pathsIn = (value: Value): string[] =>
  (typeof value === 'object' ? value : [value]).flatMap((each) =>
    typeof each === 'string' ? (each.match(PATH) ?? []) : [],
  );

function referenceOf(node: Resource): Reference {
  const content = node.children.get('jcr:content');
  const metadata = content?.children.get('metadata')?.properties ?? {};
  const title = isPage(node)
    ? displayTitle(node)
    : (text(content?.properties ?? {}, 'jcr:title') ?? text(metadata, 'dc:title'));
  return {
    path: node.path,
    title: title ?? node.path.slice(node.path.lastIndexOf('/') + 1),
    type: typeOf(node),
  };
}

function typeOf(node: Resource): Reference['type'] {
  if (node.path.startsWith('/content/experience-fragments/')) return 'experiencefragment';
  if (node.properties['jcr:primaryType'] === 'cq:Page') return 'page';
  return node.children.get('jcr:content')?.properties['contentFragment'] === undefined
    ? 'asset'
    : 'contentfragment';
}

function ownerOf(node: Resource | undefined): Resource | undefined {
  let at = node;
  while (at && !isPublishable(at)) at = at.parent;
  return at;
}

const countBelow = (page: Resource): number =>
  childPages(page).reduce((count, child) => count + 1 + countBelow(child), 0);
