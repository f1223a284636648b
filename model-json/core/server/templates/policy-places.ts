import { configurationOf } from '../../../../shared/addresses/templates';
import type {
  KnownComponent,
  PlaceType,
  PolicyPlace,
  PolicyUse,
} from '../../../../shared/authoring/template';
import { contentOf } from '../../exporter/shared/pages';
import { flag, resourceTypeOf, texts } from '../../exporter/shared/properties';
import type { Resource, ResourceTree } from '../../repository/Resource';
import { isContainerType, titleOfType, typesAllowedBy } from './known-components';
import { MAPPING_TYPE, policyNamedBy, titleOf } from './template-nodes';
import { t } from '../../../../shared/authoring/language/t';

/** The page of a template with its parts, as a tree: what policies can be assigned to. */
export function placesOf(
  template: Resource,
  tree: ResourceTree,
  components: readonly KnownComponent[],
): PolicyPlace {
  const configuration = configurationOf(template.path) ?? '';
  const structure = contentOf(template.children.get('structure'));
  const mappings = contentOf(template.children.get('policies'));
  const at = (
    node: Resource | undefined,
    mapping: Resource | undefined,
    place: string,
    isAllowedAround: readonly string[],
  ): PolicyPlace => {
    const resourceType = node ? resourceTypeOf(node) : '';
    const policy = policyNamedBy(mapping, configuration);
    const isContainer = place !== '' && isContainerType(resourceType, tree);
    const own = texts((policy === undefined ? undefined : tree.get(policy))?.properties ?? {}, 'components');
    const allowed = own ?? isAllowedAround;
    const children = [...(node?.children.values() ?? [])].filter(isComponent);
    return {
      ...{ place, resourceType, isContainer, policy },
      title: place === '' ? t('Page') : titleOfType(resourceType, tree),
      isUnlocked: node !== undefined && flag(node.properties, 'editable') === true,
      types: isContainer ? typesAt(mapping, children, allowed) : [],
      children: children.map((child) =>
        at(child, mapping?.children.get(child.name), place ? `${place}/${child.name}` : child.name, allowed),
      ),
    };
  };
  const typesAt = (
    mapping: Resource | undefined,
    children: readonly Resource[],
    allowed: readonly string[],
  ): PlaceType[] => {
    const mapped = mappedTypes(mapping, new Set(children.map(({ name }) => name)));
    const types = new Set([...typesAllowedBy(allowed, components), ...mapped.keys()]);
    return [...types]
      .map((resourceType) => ({
        resourceType,
        title: titleOfType(resourceType, tree),
        policy: policyNamedBy(mapped.get(resourceType), configuration),
      }))
      .sort(
        (a, b) => a.title.localeCompare(b.title, 'en') || a.resourceType.localeCompare(b.resourceType, 'en'),
      );
  };
  return at(structure, mappings, '', []);
}

const isComponent = ({ name, properties }: Resource): boolean =>
  !name.startsWith('cq:') && properties['sling:resourceType'] !== undefined;

/** The types that have a policy in a container: `…/main/mysite/components/text`. */
function mappedTypes(mapping: Resource | undefined, parts: ReadonlySet<string>): Map<string, Resource> {
  const found = new Map<string, Resource>();
  const visit = (node: Resource, type: string): void => {
    if (node.properties['cq:policy'] !== undefined) found.set(type, node);
    for (const child of node.children.values()) visit(child, `${type}/${child.name}`);
  };
  for (const child of mapping?.children.values() ?? [])
    if (!parts.has(child.name) && child.properties['sling:resourceType'] !== MAPPING_TYPE)
      visit(child, child.name);
  return found;
}

/** Where the templates use each policy, by its path. */
export function usesIn(templates: readonly Resource[]): Map<string, PolicyUse[]> {
  const uses = new Map<string, PolicyUse[]>();
  for (const template of templates) {
    const configuration = configurationOf(template.path) ?? '';
    const visit = (mapping: Resource, place: string, type: string): void => {
      const policy = policyNamedBy(mapping, configuration);
      if (policy !== undefined)
        uses.set(policy, [
          ...(uses.get(policy) ?? []),
          { template: template.path, title: titleOf(template), place, type },
        ]);
      for (const child of mapping.children.values()) {
        const isPart = type === '' && child.properties['sling:resourceType'] === MAPPING_TYPE;
        visit(child, isPart ? join(place, child.name) : place, isPart ? '' : join(type, child.name));
      }
    };
    const mappings = contentOf(template.children.get('policies'));
    if (mappings) visit(mappings, '', '');
  }
  return uses;
}

const join = (before: string, name: string) => (before === '' ? name : `${before}/${name}`);
