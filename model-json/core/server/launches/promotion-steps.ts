import { composedTree, type Parts } from '../../repository/composed/composed-tree';
import { storedOf } from '../../repository/derived/stored-of';
import type { NodeJson } from '../../repository/node-json';
import { byDepth } from '../../repository/path';
import type { Resource, ResourceTree } from '../../repository/Resource';
import { HttpError } from '../http/http-error';
import type { Trees } from '../replicate/apply-steps';
import type { Step } from '../replicate/Entry';
import { refuseExpired } from '../replicate/expired';
import { unpublishedAbove } from '../replicate/plan/describe-item';
import { nodeOf } from '../replicate/published';
import { referencesOfAll } from '../replicate/references';
import type { Launch } from './Launch';
import { launchParts } from './launch-parts';
import { t } from '../../../../shared/authoring/language/t';

/** What publishing a release means, for authors' content and for visitors. */
export interface PromotionSteps {
  /** The pages that it changes or makes, parents first. */
  readonly puts: readonly { readonly path: string; readonly node: NodeJson }[];
  /** The pages that it removes with all below them. */
  readonly removals: readonly string[];
  /** Assets, fragments and tags that visitors do not have yet, as authors have them. */
  readonly along: readonly Resource[];
}

/**
 * @throws HttpError 409 if a copy is gone, if a page above a new one is not published, or if the rights to an asset have
 *   ended
 */
export function promotionSteps(launch: Launch, trees: Trees): PromotionSteps {
  const parts = launchParts(launch, trees.author);
  const tree = composedTree(trees.author, parts, trees.author);
  const pages = launch.sources.flatMap(({ path, action }) => {
    if (action === 'remove') return [];
    const page = parts.get(path) && tree.get(path);
    if (!page)
      throw new HttpError(409, t('The copy of {path} is gone; take the page out of the release', { path }));
    return [page];
  });
  pages.sort(byDepth);
  const removals = launch.sources.flatMap(({ path, action }) => (action === 'remove' ? [path] : []));
  refuseOrphans(pages, parts, trees);
  const along = neededBy(pages, parts, tree, trees);
  refuseExpired([...pages, ...along]);
  return {
    puts: pages.map((page) => ({ path: page.path, node: nodeOf(page) })),
    removals,
    along,
  };
}

/** The same as visitors' steps, in the order in which they are possible. */
export const visitorSteps = ({ puts, removals, along }: PromotionSteps): Step[] => [
  ...removals.map((path): Step => ({ remove: path })),
  ...along.map((node): Step => ({ put: node.path, node: nodeOf(node) })),
  ...puts.map(({ path, node }): Step => ({ put: path, node })),
];

/** What the pages of a release use and visitors do not have yet, with the pages around it. */
export function neededBy(
  pages: readonly Resource[],
  parts: Parts,
  tree: ResourceTree,
  { author, publish }: Trees,
): Resource[] {
  const used = referencesOfAll(pages, tree).filter(({ path }) => !publish.get(path) && !parts.has(path));
  const all = used.flatMap((node) => [...unpublishedAbove(node, { publish }), node]);
  const stored = all.flatMap(({ path }) => author.get(path) ?? []).filter((node) => storedOf(node));
  return [...new Map(stored.map((node) => [node.path, node])).values()];
}

function refuseOrphans(pages: readonly Resource[], parts: Parts, { publish }: Trees): void {
  for (const page of pages)
    for (const { path } of unpublishedAbove(page, { publish }))
      if (!parts.get(path))
        throw new HttpError(
          409,
          t(
            '{path} is not published, so visitors could not find {path2}; publish it, or add it to the release',
            { path, path2: page.path },
          ),
        );
}
