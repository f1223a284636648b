import type { AllowedComponent } from '../picker/allowed-components';
import { isWithin, type ContentTree } from '../content-tree';
import { t } from '../../../../../../shared/authoring/language/t';

const named = 4;

/**
 * Why a container refuses components; undefined if it accepts them.
 * @param titleOf title of a resource type
 */
export function refusalOf(
  allowed: readonly AllowedComponent[],
  resourceTypes: readonly string[],
  container: string,
  titleOf: (resourceType: string) => string,
): string | undefined {
  const refused = resourceTypes.find((type) => !allowed.some(({ resourceType }) => resourceType === type));
  if (refused === undefined) return undefined;
  if (allowed.length === 0) return t('{container} takes no components. Choose another place.', { container });
  const titles = allowed.map(({ title }) => title);
  const rest = titles.length - named;
  const list = titles.slice(0, named).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
  return t('{container} does not take {title}. It takes {list}.', {
    container,
    title: titleOf(refused),
    list,
  });
}

/** Why items cannot be moved into a container, whatever its policy. */
export function moveRefusal(tree: ContentTree, paths: readonly string[], parent: string): string | undefined {
  if (paths.some((path) => isWithin(parent, path))) return t('A component cannot be put inside itself.');
  if (paths.some((path) => tree.get(path)?.isRoot))
    return t('The template fixes the position of this container. Move its contents instead.');
  return undefined;
}
