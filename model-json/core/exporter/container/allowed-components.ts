import type { Resource } from '../../repository/Resource';
import type { ExportContext, Model } from '../Exporter';
import { styleOf } from '../shared/component-model';
import { text, texts } from '../shared/properties';

/**
 * `allowedComponents` of a grid: the policy's `components` by path and title. They apply only in the template editor,
 * where a container shows what authors may add to it. Groups (`group:Acme`) have no path and are left out.
 */
export function allowedComponents(resource: Resource, context: ExportContext): Model {
  const inTemplateEditor = context.wcmMode === 'edit' && resource.path.startsWith('/conf/');
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
  return { applicable: inTemplateEditor, components };
}
