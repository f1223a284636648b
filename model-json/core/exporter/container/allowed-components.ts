import { templatePartOf } from '../../../../shared/addresses/templates';
import type { Resource } from '../../repository/Resource';
import type { ExportContext, Model } from '../Exporter';
import { styleOf } from '../shared/component-model';
import { flag, text, texts } from '../shared/properties';

/**
 * `allowedComponents` of a grid: the policy's `components` by path and title. They apply only in the structure of a
 * template, where a container that is open to authors shows what they may add to it instead of what is in it. Groups
 * (`group:Acme`) have no path and are left out.
 */
export function allowedComponents(resource: Resource, context: ExportContext): Model {
  const isOpen = templatePartOf(resource.path)?.part === 'structure' && flag(resource.properties, 'editable');
  const paths = texts(styleOf(resource, context), 'components') ?? [];
  const components = paths
    .filter((path) => path.startsWith('/'))
    .map((path) => {
      const definition = context.tree.get(path);
      return {
        path,
        title:
          (definition && text(definition.properties, 'jcr:title')) ?? path.slice(path.lastIndexOf('/') + 1),
      };
    });
  return { applicable: context.wcmMode === 'edit' && isOpen === true, components };
}
