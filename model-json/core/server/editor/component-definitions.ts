import type { Resource, ResourceTree } from '../../repository/Resource';

/** The definition of a component, by its path below `/apps` or `/libs` or its resource type. */
export function definitionAt(path: string, tree: ResourceTree): Resource | undefined {
  return path.startsWith('/') ? tree.get(path) : (tree.get(`/apps/${path}`) ?? tree.get(`/libs/${path}`));
}

/** All components of the applications, those within others too, in the order of the tree. */
export function componentDefinitions(tree: ResourceTree): Resource[] {
  const found: Resource[] = [];
  const visit = (node: Resource): void => {
    if (node.properties['jcr:primaryType'] === 'cq:Component') found.push(node);
    node.children.forEach(visit);
  };
  for (const root of ['/apps', '/libs']) tree.get(root)?.children.forEach(visit);
  return found;
}
