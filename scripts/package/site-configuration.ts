import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Resource, ResourceTree } from '../../model-json/repository/Resource';
import type { PackageFile } from './content-files';

const pictures = path.resolve(__dirname, '../../ui.apps/conf/thumbnails');

const TEMPLATES = 'conf/ventora/settings/wcm/templates';

/** Below these stand the things that ops own, each by itself; authors may have others beside them. */
const OWNED = ['settings/wcm/template-types', 'settings/wcm/templates', 'settings/dam/cfm/models'];

/**
 * What ops own below `/conf`, each with its own path: templates, their types, the models of content fragments, and the policies.
 * Authors who make a template or a policy of their own keep it, since no path here is a folder of theirs.
 */
export function confRoots(tree: ResourceTree): string[] {
  const sites = [...(tree.get('/conf')?.children.values() ?? [])];
  return sites
    .flatMap((site) => [
      ...OWNED.flatMap((folder) => partsOf(tree.get(`${site.path}/${folder}`))),
      ...policiesBelow(tree.get(`${site.path}/settings/wcm/policies`)),
    ])
    .map(({ path: each }) => each)
    .sort();
}

const partsOf = (folder: Resource | undefined): Resource[] =>
  [...(folder?.children.values() ?? [])].filter(({ name }) => name !== 'jcr:content');

function policiesBelow(node: Resource | undefined): Resource[] {
  return partsOf(node).flatMap((child) =>
    child.properties['sling:resourceType'] === 'wcm/core/components/policy/policy'
      ? [child]
      : policiesBelow(child),
  );
}

/** What authors choose a template by: `thumbnail.png` beside its content. */
export function* thumbnails(): Generator<[path: string, file: PackageFile]> {
  for (const name of readdirSync(pictures).sort()) {
    const template = path.basename(name, '.png');
    yield [`jcr_root/${TEMPLATES}/${template}/thumbnail.png`, { copyOf: path.join(pictures, name) }];
  }
}
