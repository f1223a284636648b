import type { Resource, ResourceTree } from '../../../repository/Resource';
import type { ExportContext, Properties } from '../../Exporter';
import { localeOf } from '../../shared/locale/languages';
import { text, texts } from '../../shared/properties';
import { resolveTag, tagPath, tagTitle } from '../../shared/tags';

/** A tag as visitors see it and as addresses name it. */
export interface ListedTag {
  readonly path: string;
  /** Its path below the list's `tagRoot`: `energy`. */
  readonly value: string;
  readonly title: string;
}

const ALL_TAGS = '/content/cq:tags';
const VALUE = /^[\w-]+(?:\/[\w-]+)*$/;

/** The tag that those of a list stand below: its `tagRoot`, an id or a path; every tag without one. */
const rootOf = (list: Resource): string => {
  const root = text(list.properties, 'tagRoot');
  return root ? tagPath(root) : ALL_TAGS;
};

const listedTag = (tag: Resource, root: string, { currentPage }: ExportContext): ListedTag => ({
  path: tag.path,
  value: tag.path.slice(root.length + 1),
  title: tagTitle(tag, localeOf(currentPage)),
});

/** The tags of a page or an asset that a list shows, in their order. */
export function listedTags(own: Properties, list: Resource, context: ExportContext): ListedTag[] {
  const root = rootOf(list);
  return (texts(own, 'cq:tags') ?? [])
    .map((id) => resolveTag(context.tree, id))
    .filter((tag) => tag !== undefined)
    .filter(({ path }) => path.startsWith(`${root}/`))
    .map((tag) => listedTag(tag, root, context));
}

/** The tag that an address names; undefined for none that is there. */
export function askedTag(value: string, list: Resource, context: ExportContext): ListedTag | undefined {
  const root = rootOf(list);
  const tag = VALUE.test(value) ? context.tree.get(`${root}/${value}`) : undefined;
  return tag && isTag(tag) ? listedTag(tag, root, context) : undefined;
}

/** Whether something with these tags is about a tag: it has that one, or one below it. */
export const isAbout = (tags: readonly ListedTag[], { path }: ListedTag): boolean =>
  tags.some((tag) => tag.path === path || tag.path.startsWith(`${path}/`));

/** Each tag once, in the order that the taxonomy has them in. */
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
