import path from 'node:path';
import { coreExporters } from '../../../model-json/core/exporter/exporters';
import { text } from '../../../model-json/core/exporter/shared/properties';
import type { ResourceTree } from '../../../model-json/core/repository/Resource';
import { openSiteFolder } from '../../../model-json/core/repository/site-folder';
import {
  componentDefinitions,
  definitionAt,
} from '../../../model-json/core/server/editor/component-definitions';
import { APP_ID } from '../../../shared/addresses/app';
import { drawnBy } from '../../../shared/authoring/drawn-by';
import type { ComponentDefinition } from '../../../ui.frontend/src/core/kit/define-component';
import { homeFolder } from '../../project/places';
import type { MigratedComponent } from '../../../ui.frontend/src/core/kit/migrated/MigratedComponent';

/** The components that a migration brought to the site, and which of ours draw them. */
export async function migratedComponents(
  root: string,
  own: readonly ComponentDefinition[],
): Promise<MigratedComponent[]> {
  const tree = await openSiteFolder(path.join(root, homeFolder));
  try {
    return migratedIn(tree, new Set(own.map(({ resourceType }) => resourceType)));
  } finally {
    await tree.close();
  }
}

/** Those below `/apps` in a tree. */
export function migratedIn(tree: ResourceTree, own: ReadonlySet<string>): MigratedComponent[] {
  const superTypeOf = (type: string) => {
    const above = definitionAt(type, tree);
    return above && text(above.properties, 'sling:resourceSuperType');
  };
  const brought = componentDefinitions(tree).filter(({ path: at }) => !at.startsWith(`/apps/${APP_ID}/`));
  if (brought.length === 0) return [];
  const titled = brought.map(({ path: at, name, properties }) => ({
    resourceType: at.replace(/^\/(?:apps|libs)\//, ''),
    title: text(properties, 'jcr:title') ?? name,
  }));
  // Content can name a Core Component itself.
  const core = Object.keys(coreExporters)
    .filter((type) => !titled.some(({ resourceType }) => resourceType === type))
    .map((resourceType) => ({ resourceType, title: resourceType.slice(resourceType.lastIndexOf('/') + 1) }));
  return [...titled, ...core].flatMap((each) => {
    const drawn = drawnBy(each.resourceType, (type) => own.has(type), superTypeOf);
    return drawn === undefined ? [] : [{ ...each, drawnBy: drawn }];
  });
}
