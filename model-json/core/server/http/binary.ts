import { descendant } from '../../exporter/shared/assets';
import type { Resource } from '../../repository/Resource';

/** The bytes of an asset (its original rendition) or of an `nt:file`. */
export function binaryOf(resource: Resource | undefined): Resource['binary'] {
  const content =
    resource?.properties['jcr:primaryType'] === 'dam:Asset'
      ? descendant(resource, 'jcr:content/renditions/original/jcr:content')
      : resource?.children.get('jcr:content');
  return content?.binary;
}
