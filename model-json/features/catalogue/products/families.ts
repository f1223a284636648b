import { tagIdOf } from '../../../../shared/addresses/tags';
import type { Properties } from '../../../core/exporter/Exporter';
import { text } from '../../../core/exporter/shared/properties';

/** A family set by an author: a dialog stores the tag's path, content can hold its id. */
export function familyNamed(properties: Properties, name = 'category'): string | undefined {
  const named = text(properties, name);
  return (named && tagIdOf(named)) || named || undefined;
}
