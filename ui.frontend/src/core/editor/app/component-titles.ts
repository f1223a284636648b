import { t } from '../../../../../shared/authoring/language/t';

/**
 * Titles of components; an unmapped type falls back to its name.
 * @param definitions by resource type
 */
export function titleFor(definitions: ReadonlyMap<string, { title: string }>, resourceType: string): string {
  const title = definitions.get(resourceType)?.title;
  if (title !== undefined) return title;
  const name = resourceType.slice(resourceType.lastIndexOf('/') + 1);
  return name ? t('{name} (unknown component)', { name }) : t('Component');
}
