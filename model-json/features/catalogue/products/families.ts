import type { Properties } from '../../../core/exporter/Exporter';
import { text } from '../../../core/exporter/shared/properties';

const TAGS = /^\/content\/cq:tags\/([^/]+)\//;

/** The family that an author named: a dialog stores the path of the tag, content may hold its id. */
export function familyNamed(properties: Properties, name = 'category'): string | undefined {
  return text(properties, name)?.replace(TAGS, '$1:') || undefined;
}
