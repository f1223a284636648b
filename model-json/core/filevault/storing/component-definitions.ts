import type { NodeJson } from '../../repository/node-json';
import type { PackageNode } from '../assembling/PackageNode';
import type { MigrationReport } from '../MigrationReport';
import { storedTree } from './stored-node';

const COMPONENT = 'cq:Component';
const SUPER_TYPE = 'sling:resourceSuperType';

/** The Core Component that holds others, and nothing else. */
const CONTAINER = 'core/wcm/components/container/v1/container';

/** What a definition says to authors and exporters; scripts, dialogs and client libraries are code. */
const KEPT = new Set(['cq:template', 'cq:editConfig']);

/** The outermost folders of component definitions below `/apps`: `/apps/mysite/components`. */
export function definitionFolders(tree: PackageNode): string[] {
  const found: string[] = [];
  const visit = (node: PackageNode) => {
    const children = [...node.children.values()];
    if (children.some(isComponent)) found.push(node.path);
    else children.forEach(visit);
  };
  const apps = tree.at('/apps');
  if (apps) visit(apps);
  return found;
}

/** The definitions in a folder, without their code: what a site keeps of the components that its content names. */
export function storedDefinitions(folder: PackageNode, report: MigrationReport): NodeJson | undefined {
  if (isComponent(folder)) return definition(folder, report);
  const below = [...folder.children.values()].flatMap((child) => {
    const stored = storedDefinitions(child, report);
    return stored ? [[child.name, stored] as const] : [];
  });
  return below.length === 0 ? undefined : { 'jcr:primaryType': 'sling:Folder', ...Object.fromEntries(below) };
}

function definition(component: PackageNode, report: MigrationReport): NodeJson {
  const { json } = storedTree(withoutCode(component, report), report) ?? {};
  report.count('component definitions');
  return json ?? { 'jcr:primaryType': component.type };
}

function withoutCode(component: PackageNode, report: MigrationReport): PackageNode {
  const bare = component.copy();
  for (const [name, child] of bare.children) {
    if (KEPT.has(name)) continue;
    if (isPart(child)) {
      bare.children.set(name, withoutCode(child, report));
      report.count('component definitions');
    } else {
      bare.children.delete(name);
      report.leaveOut('scripts, dialogs and client libraries of components', child.path);
    }
  }
  const type = superTypeOf(component);
  if (type !== undefined && type !== component.text(SUPER_TYPE)) {
    bare.properties.set(SUPER_TYPE, { type: 'String', values: [type], isList: false });
    report.change('containers that extend nothing, drawn as plain containers', component.path);
  }
  return bare;
}

/**
 * The type that a component extends. A container that extends nothing is drawn as what all containers are, so that what authors
 * have put into it is seen, and edited.
 */
export function superTypeOf(component: PackageNode): string | undefined {
  const own = component.text(SUPER_TYPE);
  const isContainer = component.type === COMPONENT && component.text('cq:isContainer') === 'true';
  return own ?? (isContainer ? CONTAINER : undefined);
}

/** A component within another that content can name, as in a library's demos. `new` draws the empty place of a container. */
const isPart = (node: PackageNode): boolean => node.type === COMPONENT && node.name !== 'new';

const isComponent = (node: PackageNode): boolean =>
  node.type === COMPONENT || (node.text(SUPER_TYPE) !== undefined && node.path.startsWith('/apps/'));
