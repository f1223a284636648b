import type { ComponentDefinition } from '../../ui.frontend/src/core/kit/define-component';
import { componentType } from '../../shared/addresses/app';

/** A component's node below /apps, as authoring tools read it: the same in the package and in the local repository. */
export const componentProperties = ({
  title,
  description,
  icon,
  group,
  resourceSuperType,
  imageDelegate,
  isContainer,
}: ComponentDefinition): Record<string, string | boolean> => ({
  'jcr:primaryType': 'cq:Component',
  'jcr:title': title,
  ...(description && { 'jcr:description': description }),
  componentGroup: group,
  ...(icon && { 'cq:icon': icon }),
  ...(resourceSuperType && { 'sling:resourceSuperType': resourceSuperType }),
  ...(imageDelegate && { imageDelegate }),
  ...(isContainer && { 'cq:isContainer': true }),
});

/** Below `mysite/components/`: `teaser`, `form/text`. */
export const componentName = ({ resourceType }: ComponentDefinition): string =>
  resourceType.replace(componentType(''), '');
