import { createHash } from 'node:crypto';
import { text } from '../../../core/exporter/shared/properties';
import { DAM_ROOT } from '../../../core/repository/files/reading/scan';
import type { Resource, ResourceTree } from '../../../core/repository/Resource';

/** The id of a file: its own, or one made of its path, for those that came as files. */
export const assetIdOf = ({ path, properties }: Resource): string =>
  text(properties, 'jcr:uuid') ?? idOfPath(path);

function idOfPath(path: string): string {
  const hash = createHash('sha256').update(path).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    hash.slice(12, 16),
    hash.slice(16, 20),
    hash.slice(20, 32),
  ].join('-');
}

/** The files of a version of the content by their ids, looked up when the first is asked for. */
export class AssetIds {
  private known: ReadonlyMap<string, Resource> | undefined;

  constructor(private readonly tree: ResourceTree) {}

  withId(id: string): Resource | undefined {
    this.known ??= new Map(assetsIn(this.tree.get(DAM_ROOT)).map((asset) => [assetIdOf(asset), asset]));
    return this.known.get(id);
  }
}

function assetsIn(node: Resource | undefined): Resource[] {
  if (!node) return [];
  if (node.properties['jcr:primaryType'] === 'dam:Asset') return [node];
  return [...node.children.values()].flatMap((child) =>
    child.name === 'jcr:content' ? [] : assetsIn(child),
  );
}
