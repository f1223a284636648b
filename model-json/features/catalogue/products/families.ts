import type { Resource } from '../../../core/repository/Resource';
import type { ExportContext, Properties } from '../../../core/exporter/Exporter';
import type { Locale } from '../../../core/exporter/shared/locale/languages';
import { text } from '../../../core/exporter/shared/properties';
import { resolveTag, tagTitle } from '../../../core/exporter/shared/tags';

/** What a tag is called in a language; undefined for a tag that is not there. */
export function tagName(context: ExportContext, id: string | undefined, locale: Locale): string | undefined {
  const tag = id ? resolveTag(context.tree, id) : undefined;
  return tag && tagTitle(tag, locale);
}

/** Tags by their ids in a language, without those that are not there. */
export const tagNames = (context: ExportContext, ids: readonly string[], locale: Locale): string[] =>
  ids.flatMap((id) => tagName(context, id, locale) ?? []);

/** Ids of the families directly below one, in the order of the tags. */
export function familiesBelow(context: ExportContext, id: string): string[] {
  const tag = resolveTag(context.tree, id);
  return [...(tag?.children.values() ?? [])].filter(isTag).map(({ name }) => `${id}/${name}`);
}

const isTag = ({ properties }: Resource) => properties['jcr:primaryType'] === 'cq:Tag';

const TAGS = /^\/content\/cq:tags\/([^/]+)\//;

/** The family that an author named: a dialog stores the path of the tag, content may hold its id. */
export function familyNamed(properties: Properties, name = 'category'): string | undefined {
  return text(properties, name)?.replace(TAGS, '$1:') || undefined;
}
