import type { Resource } from '../../repository/Resource';
import type { ExportContext, Policy } from '../Exporter';
import { text, texts } from '../shared/properties';

/**
 * Class names of the styles that an author picked: `cq:styleIds` of the component looked up in the policy's
 * `cq:styleGroups/<group>/cq:styles/<style>`; the policy's `cq:styleDefaultClasses` if none is picked
 * (ComponentStyleInfo.getAppliedCssClasses). Undefined if there are none.
 */
export function appliedCssClassNames(resource: Resource, context: ExportContext): string | undefined {
  const policy = context.policy(resource);
  if (!policy) return undefined;
  const classes = ofPickedStyles(resource, policy, 'cq:styleClasses');
  if (classes.length === 0) {
    const byDefault = text(policy.properties, 'cq:styleDefaultClasses');
    if (byDefault) classes.push(byDefault);
  }
  return classes.join(' ').trim() || undefined;
}

/**
 * The element that the policy draws a component with, such as `header`: that of the first picked style that names one
 * (`cq:styleElement`), else the policy's `cq:styleDefaultElement` (ComponentStyleInfo.getAppliedHtmlElement). AEM
 * decorates the component with it and leaves it out of its JSON.
 */
export function appliedHtmlElement(resource: Resource, context: ExportContext): string | undefined {
  const policy = context.policy(resource);
  if (!policy) return undefined;
  const [picked] = ofPickedStyles(resource, policy, 'cq:styleElement');
  return picked ?? text(policy.properties, 'cq:styleDefaultElement');
}

/** A property of the styles that an author picked and that have it, in the policy's order. */
function ofPickedStyles(resource: Resource, policy: Policy, name: string): string[] {
  const picked = new Set(texts(resource.properties, 'cq:styleIds'));
  const values: string[] = [];
  for (const group of policy.children?.get('cq:styleGroups')?.children.values() ?? []) {
    for (const style of group.children.get('cq:styles')?.children.values() ?? []) {
      const value = text(style.properties, name);
      if (value && picked.has(text(style.properties, 'cq:styleId') ?? style.name)) values.push(value);
    }
  }
  return values;
}
