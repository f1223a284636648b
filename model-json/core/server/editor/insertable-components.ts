import { templatePartOf } from '../../../../shared/addresses/templates';
import { definitionProperty } from '../../exporter/export-resource';
import type { ExportContext } from '../../exporter/Exporter';
import { containingPage, contentOf } from '../../exporter/shared/pages';
import { flag, resourceTypeOf, text, texts } from '../../exporter/shared/properties';
import { toJson, type NodeJson } from '../../repository/node-json';
import type { Resource } from '../../repository/Resource';
import { componentDefinitions, definitionAt } from './component-definitions';

/** A component that authors can insert into a container. */
export interface InsertableComponent {
  /** `mysite/components/text`. */
  readonly resourceType: string;
  readonly title: string;
  /** A short description. */
  readonly description?: string;
  /** `cq:icon`. */
  readonly icon?: string;
  readonly group: string;
  readonly isContainer: boolean;
  /** Content of a new component. */
  readonly template: NodeJson;
}

const GROUP = 'group:';
const HIDDEN = '.hidden';

/**
 * The components that the policy of a container allows in it, by group and title. A container without its own policy
 * uses that of the nearest one around it. Locked parts of the template accept none on a page; in the structure of the
 * template itself, those that are open to authors accept none.
 */
export function insertableComponents(container: Resource, context: ExportContext): InsertableComponent[] {
  if (!isContainer(container, context) || isLocked(container, context)) return [];
  const found = new Map<string, InsertableComponent>();
  for (const path of allowedPaths(container, context)) {
    const definitions = path.startsWith(GROUP)
      ? inGroup(path.slice(GROUP.length), context)
      : [definitionAt(path, context.tree)];
    for (const definition of definitions) {
      const component = definition && describeComponent(definition);
      if (component && component.group !== HIDDEN) found.set(component.resourceType, component);
    }
  }
  return [...found.values()].sort(
    (a, b) => a.group.localeCompare(b.group, 'en') || a.title.localeCompare(b.title, 'en'),
  );
}

/** `components` of the nearest policy that has it, from the container up to its page. */
function allowedPaths(container: Resource, context: ExportContext): string[] {
  const page = containingPage(container);
  for (let at: Resource | undefined = container; at && at !== page; at = at.parent) {
    const paths = texts(context.policy(at)?.properties ?? {}, 'components');
    if (paths) return paths;
  }
  return [];
}

function isContainer(resource: Resource, context: ExportContext): boolean {
  const definition = definitionAt(resourceTypeOf(resource), context.tree);
  if (!definition) return false;
  const component = { resourceType: resourceTypeOf(resource), properties: definition.properties };
  return definitionProperty(component, 'cq:isContainer', context) === 'true';
}

/** Part of the template's structure and locked for authors. */
function isLocked(resource: Resource, { tree }: ExportContext): boolean {
  if (templatePartOf(resource.path)?.part === 'structure') return isOpenToAuthors(resource);
  const content = contentOf(containingPage(resource));
  const template = content && text(content.properties, 'cq:template');
  if (!content || !template) return false;
  const structure = tree.get(`${template}/structure/jcr:content${resource.path.slice(content.path.length)}`);
  return structure !== undefined && flag(structure.properties, 'editable') !== true;
}

/** Whether a part of a structure, or one around it, is open to authors. */
function isOpenToAuthors(part: Resource): boolean {
  for (let at: Resource | undefined = part; at && at.name !== 'jcr:content'; at = at.parent)
    if (flag(at.properties, 'editable')) return true;
  return false;
}

const inGroup = (group: string, { tree }: ExportContext): Resource[] =>
  componentDefinitions(tree).filter(({ properties }) => properties['componentGroup'] === group);

/** What authors are told of a component, from its node below `/apps`. */
export function describeComponent(definition: Resource): InsertableComponent {
  const { properties, children, path, name } = definition;
  const resourceType = path.replace(/^\/(?:apps|libs)\//, '');
  const template = children.get('cq:template');
  const description = text(properties, 'jcr:description');
  const icon = text(properties, 'cq:icon');
  return {
    resourceType,
    title: text(properties, 'jcr:title') ?? name,
    ...(description && { description }),
    ...(icon && { icon }),
    group: text(properties, 'componentGroup') ?? '',
    isContainer: flag(properties, 'cq:isContainer') ?? false,
    template: {
      'jcr:primaryType': 'nt:unstructured',
      'sling:resourceType': resourceType,
      ...(template && toJson(template)),
    },
  };
}
