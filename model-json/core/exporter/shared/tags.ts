import { tagPath } from '../../../../shared/addresses/tags';
import type { Resource, ResourceTree } from '../../repository/Resource';
import type { ExportContext, Properties } from '../Exporter';
import { localeName, type Locale } from './locale/languages';
import { text, texts } from './properties';

/** TagManager.resolve. */
export const resolveTag = (tree: ResourceTree, id: string): Resource | undefined => tree.get(tagPath(id));

/** The title of a tag in a language. */
export function tagTitle(tag: Resource, locale: Locale): string {
  const { properties } = tag;
  const names = [localeName(locale).toLowerCase(), locale.language];
  const translated = names
    .map((name) => text(properties, `jcr:title.${name}`))
    .find((title) => title !== undefined);
  return translated ?? text(properties, 'jcr:title') ?? tag.name;
}

/** The title of a tag in a language; undefined if it does not exist. */
export function tagName(context: ExportContext, id: string | undefined, locale: Locale): string | undefined {
  const tag = id ? resolveTag(context.tree, id) : undefined;
  return tag && tagTitle(tag, locale);
}

/** The titles of tags by id in a language, without missing tags. */
export const tagNames = (context: ExportContext, ids: readonly string[], locale: Locale): string[] =>
  ids.flatMap((id) => tagName(context, id, locale) ?? []);

/** Ids of a tag's child tags, in order. */
export function tagsBelow({ tree }: ExportContext, id: string): string[] {
  const tag = resolveTag(tree, id);
  return [...(tag?.children.values() ?? [])].filter(isTag).map(({ name }) => `${id}/${name}`);
}

const isTag = ({ properties }: Resource) => properties['jcr:primaryType'] === 'cq:Tag';

/** Titles of the tags listed in `cq:tags`; unknown tags are left out. */
export function tagTitles(tree: ResourceTree, properties: Properties, locale: Locale): string[] {
  const tags = (texts(properties, 'cq:tags') ?? []).map((id) => resolveTag(tree, id));
  return tags.filter((tag): tag is Resource => tag !== undefined).map((tag) => tagTitle(tag, locale));
}
