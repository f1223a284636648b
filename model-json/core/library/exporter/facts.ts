import type { Exporter } from '../../exporter/Exporter';
import { componentModel } from '../../exporter/shared/component-model';
import { flag, text } from '../../exporter/shared/properties';

/** Facts from the definition below `/apps` about the component that a library page documents. */
export const facts: Exporter = (resource, context) => {
  const component = text(resource.properties, 'component');
  const definition = component ? context.tree.get(`/apps/${component}`)?.properties : undefined;
  return componentModel(resource, context, {
    component,
    ...(definition && {
      title: text(definition, 'jcr:title'),
      superType: text(definition, 'sling:resourceSuperType'),
      group: text(definition, 'componentGroup'),
      isContainer: flag(definition, 'cq:isContainer') ?? false,
    }),
  });
};
