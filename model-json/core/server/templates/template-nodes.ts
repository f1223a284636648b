import { POLICIES_FOLDER, TEMPLATES_FOLDER } from '../../../../shared/addresses/templates';
import type { TemplateState } from '../../../../shared/authoring/template';
import { TEMPLATE_STATES } from '../../../../shared/authoring/template';
import { contentOf } from '../../exporter/shared/pages';
import { number, text } from '../../exporter/shared/properties';
import type { Resource, ResourceTree } from '../../repository/Resource';

/** The resource types of the nodes that templates and policies consist of. */
export const MAPPING_TYPE = 'wcm/core/components/policies/mapping';
export const MAPPINGS_TYPE = 'wcm/core/components/policies/mappings';
export const POLICY_TYPE = 'wcm/core/components/policy/policy';

export const isTemplate = ({ properties }: Resource): boolean =>
  properties['jcr:primaryType'] === 'cq:Template';

/** All templates, by site and in the order in which authors are offered them. */
export const templatesIn = (tree: ResourceTree): Resource[] =>
  configurationsIn(tree).flatMap(({ path }) =>
    [...(tree.get(`${path}/${TEMPLATES_FOLDER}`)?.children.values() ?? [])]
      .filter(isTemplate)
      .sort((a, b) => rankOf(a) - rankOf(b)),
  );

/** The configurations that have a folder of templates: `/conf/mysite`. */
export const configurationsIn = (tree: ResourceTree): Resource[] =>
  [...(tree.get('/conf')?.children.values() ?? [])].filter(({ path }) =>
    tree.get(`${path}/${TEMPLATES_FOLDER}`),
  );

export const titleOf = (node: Resource): string =>
  text(contentOf(node)?.properties ?? {}, 'jcr:title') ?? text(node.properties, 'jcr:title') ?? node.name;

export function stateOf(template: Resource): TemplateState {
  const status = text(contentOf(template)?.properties ?? {}, 'status');
  return TEMPLATE_STATES.find((state) => state === status) ?? 'draft';
}

const rankOf = (template: Resource): number => number(contentOf(template)?.properties ?? {}, 'ranking') ?? 0;

/** The policies of a configuration: nodes that say so, in order of their paths. */
export function policiesIn(configuration: string, tree: ResourceTree): Resource[] {
  const found: Resource[] = [];
  const visit = (node: Resource): void => {
    if (node.properties['sling:resourceType'] === POLICY_TYPE) found.push(node);
    else for (const child of node.children.values()) if (child.name !== 'jcr:content') visit(child);
  };
  const root = tree.get(`${configuration}/${POLICIES_FOLDER}`);
  if (root) visit(root);
  return found;
}

/** The path of the policy that a mapping names; undefined if it names none. */
export function policyNamedBy(mapping: Resource | undefined, configuration: string): string | undefined {
  const named = mapping && text(mapping.properties, 'cq:policy');
  if (named === undefined || named === '') return undefined;
  return named.startsWith('/') ? named : `${configuration}/${POLICIES_FOLDER}/${named}`;
}
