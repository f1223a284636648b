import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import type { Resource, ResourceTree } from '../../model-json/core/repository/Resource';
import { APP_ID } from '../../shared/addresses/app';
import type { PackageFile } from './content-files';
import type { FilterRoot } from './filter';

const pictures = path.resolve(__dirname, '../../ui.apps/conf/thumbnails');

const SETTINGS = `conf/${APP_ID}/settings/wcm`;
/** What ops have in git of it. */
const templates = path.resolve(__dirname, `../../model-json/sites/${APP_ID}/content/${SETTINGS}/templates`);

/** Which template's picture stands for a type of templates. */
const TYPES = { page: 'content-page', xf: 'xf' };

/** Below these stand the things that ops own, each by itself; authors may have others beside them. */
const OWNED = [
  'settings/wcm/template-types',
  'settings/wcm/templates',
  'settings/wcm/policies',
  'settings/dam/cfm/models',
];

/**
 * What ops own below `/conf`: each template, template type, policy and model of content fragments by itself. Authors who make
 * one of their own beside them keep it.
 */
export const ownedByOps = (tree: ResourceTree): FilterRoot[] =>
  [...(tree.get('/conf')?.children.values() ?? [])].flatMap((site) =>
    OWNED.flatMap((folder) => {
      const root = tree.get(`${site.path}/${folder}`);
      return root ? [{ root: root.path, only: [...partsOf(root)].map(({ path: each }) => each).sort() }] : [];
    }),
  );

/** A template, a type, a model; or, some folders further down, a policy. */
function* partsOf(folder: Resource): Generator<Resource> {
  for (const child of folder.children.values()) {
    const { 'jcr:primaryType': type, 'sling:resourceType': resourceType } = child.properties;
    const isFolderOfPolicies = type === 'nt:unstructured' && resourceType === undefined;
    if (isFolderOfPolicies) yield* partsOf(child);
    else yield child;
  }
}

/** What authors choose a template or its type by: `thumbnail.png` beside its content. A template of another name has none. */
export function* thumbnails(): Generator<[path: string, file: PackageFile]> {
  for (const name of readdirSync(pictures).sort()) {
    const template = path.basename(name, '.png');
    if (existsSync(path.join(templates, `${template}.json`)))
      yield [thumbnail('templates', template), { copyOf: path.join(pictures, name) }];
  }
  for (const [type, template] of Object.entries(TYPES))
    yield [thumbnail('template-types', type), { copyOf: path.join(pictures, `${template}.png`) }];
}

const thumbnail = (folder: string, name: string) => `jcr_root/${SETTINGS}/${folder}/${name}/thumbnail.png`;
