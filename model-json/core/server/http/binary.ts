import { descendant } from '../../exporter/shared/assets';
import type { Resource } from '../../repository/Resource';

/** The bytes of an asset (its original rendition), of an `nt:file` or of an `nt:resource`. */
export function binaryOf(resource: Resource | undefined): Resource['binary'] {
  const content =
    resource?.properties['jcr:primaryType'] === 'dam:Asset'
      ? descendant(resource, 'jcr:content/renditions/original/jcr:content')
      : (resource?.children.get('jcr:content') ?? resource);
  return content?.binary;
}
