import type { Resource } from '../../../core/repository/Resource';
import type { ExportContext, Properties } from '../../../core/exporter/Exporter';
import { text } from '../../../core/exporter/shared/properties';
import { resolveTag } from '../../../core/exporter/shared/tags';

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
