import type { Properties } from '../../../core/exporter/Exporter';
import { text } from '../../../core/exporter/shared/properties';

const TAGS = /^\/content\/cq:tags\/([^/]+)\//;

/** A family set by an author: a dialog stores the tag's path, content can hold its id. */
export function familyNamed(properties: Properties, name = 'category'): string | undefined {
  return text(properties, name)?.replace(TAGS, '$1:') || undefined;
}
