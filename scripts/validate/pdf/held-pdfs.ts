import type { Resource } from '../../../model-json/core/repository/Resource';
import type { Instance } from '../../../model-json/core/server/Instance';

/** The PDFs among the assets, at their addresses. */
export function heldPdfs({ repository }: Instance): string[] {
  const found: string[] = [];
  const visit = (folder: Resource): void => {
    for (const child of folder.children.values()) {
      if (child.properties['jcr:primaryType'] !== 'dam:Asset') visit(child);
      else if (child.path.endsWith('.pdf')) found.push(encodeURI(child.path));
    }
  };
  const assets = repository.get('/content/dam');
  if (assets) visit(assets);
  return found;
}
