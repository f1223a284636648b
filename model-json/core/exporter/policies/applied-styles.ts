import type { Resource } from '../../repository/Resource';
import type { ExportContext } from '../Exporter';
import { text, texts } from '../shared/properties';

/**
 * Class names of the styles that an author picked: `cq:styleIds` of the component looked up in the policy's
 * `cq:styleGroups/<group>/cq:styles/<style>`; the policy's `cq:styleDefaultClasses` if none is picked
 * (ComponentStyleInfo.getAppliedCssClasses). Undefined if there are none.
 */
export function appliedCssClassNames(resource: Resource, context: ExportContext): string | undefined {
  const policy = context.policy(resource);
  if (!policy) return undefined;
  const picked = new Set(texts(resource.properties, 'cq:styleIds'));
  const classes: string[] = [];
  for (const group of policy.children?.get('cq:styleGroups')?.children.values() ?? []) {
    for (const style of group.children.get('cq:styles')?.children.values() ?? []) {
      const names = text(style.properties, 'cq:styleClasses');
      if (names && picked.has(text(style.properties, 'cq:styleId') ?? style.name)) classes.push(names);
    }
  }
  if (classes.length === 0) {
    const byDefault = text(policy.properties, 'cq:styleDefaultClasses');
    if (byDefault) classes.push(byDefault);
  }
  return classes.join(' ').trim() || undefined;
}
