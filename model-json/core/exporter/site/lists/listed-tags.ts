import { tagPath, TAGS_ROOT } from '../../../../../shared/addresses/tags';
import type { Resource, ResourceTree } from '../../../repository/Resource';
import type { ExportContext, Properties } from '../../Exporter';
import { localeOf } from '../../shared/locale/languages';
import { text, texts } from '../../shared/properties';
import { resolveTag, tagTitle } from '../../shared/tags';

/** A tag as shown to visitors and named in addresses. */
export interface ListedTag {
  readonly path: string;
  /** Its path below the list's `tagRoot`: `energy`. */
  readonly value: string;
  readonly title: string;
}

const VALUE = /^[\w-]+(?:\/[\w-]+)*$/;

/** The parent of a list's tags: its `tagRoot`, an id or a path; all tags if not set. */
const rootOf = (list: Resource): string => {
  const root = text(list.properties, 'tagRoot');
  return root ? tagPath(root) : TAGS_ROOT;
};

const listedTag = (tag: Resource, root: string, { currentPage }: ExportContext): ListedTag => ({
  path: tag.path,
  value: tag.path.slice(root.length + 1),
  title: tagTitle(tag, localeOf(currentPage)),
});

/** The tags of a page or an asset that a list shows, in order. */
export function listedTags(own: Properties, list: Resource, context: ExportContext): ListedTag[] {
  const root = rootOf(list);
  return (texts(own, 'cq:tags') ?? [])
    .map((id) => resolveTag(context.tree, id))
    .filter((tag) => tag !== undefined)
    .filter(({ path }) => path.startsWith(`${root}/`))
    .map((tag) => listedTag(tag, root, context));
}

/** The tag in an address; undefined if it does not exist. */
export function askedTag(value: string, list: Resource, context: ExportContext): ListedTag | undefined {
  const root = rootOf(list);
  const tag = VALUE.test(value) ? context.tree.get(`${root}/${value}`) : undefined;
  return tag && isTag(tag) ? listedTag(tag, root, context) : undefined;
}

/** Whether something with these tags matches a tag: it has the tag itself or one below it. */
export const isAbout = (tags: readonly ListedTag[], { path }: ListedTag): boolean =>
  tags.some((tag) => tag.path === path || tag.path.startsWith(`${path}/`));

/** Removes duplicate tags and sorts them in taxonomy order. */
export function inTagOrder(tags: readonly ListedTag[], list: Resource, tree: ResourceTree): ListedTag[] {
  const used = new Map(tags.map((tag) => [tag.path, tag]));
  const root = tree.get(rootOf(list));
  return root && used.size > 0 ? [...below(root)].flatMap(({ path }) => used.get(path) ?? []) : [];
}

function* below(tag: Resource): Generator<Resource> {
  for (const child of tag.children.values()) {
    yield child;
    yield* below(child);
  }
}

const isTag = ({ properties }: Resource) => properties['jcr:primaryType'] === 'cq:Tag';
