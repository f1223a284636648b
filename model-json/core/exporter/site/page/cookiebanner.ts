import type { Resource } from '../../../repository/Resource';
import type { Exporter, Model } from '../../Exporter';
import { componentModel } from '../../shared/component-model';
import { flag, text } from '../../shared/properties';

const purpose = ({ properties, name }: Resource): Model => ({
  name: text(properties, 'name') ?? name,
  title: text(properties, 'jcr:title'),
  description: text(properties, 'jcr:description'),
  required: flag(properties, 'required') ?? false,
});

/** The consent question and its purposes, in node order. */
export const cookieBanner: Exporter = (resource, context) => {
  const { properties } = resource;
  return componentModel(resource, context, {
    title: text(properties, 'jcr:title'),
    text: text(properties, 'text'),
    acceptText: text(properties, 'acceptText'),
    refuseText: text(properties, 'refuseText'),
    manageText: text(properties, 'manageText'),
    saveText: text(properties, 'saveText'),
    policyVersion: text(properties, 'policyVersion'),
    purposes: [...(resource.children.get('purposes')?.children.values() ?? [])].map(purpose),
  });
};
