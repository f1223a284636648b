import type { Editable } from '../page/EditorPage';
import type { AllowedComponent } from '../selection/picker/allowed-components';
import { nameOf } from '../selection/content-tree';
import type { Asset } from './DragSource';

const isPicture = ({ mimeType }: Asset): boolean => mimeType.startsWith('image/');

/** Whether a component can show this asset: AEM's drop targets `cq-dd-image` and `cq-dd-file`. */
export function acceptsAsset({ element }: Editable, asset: Asset): boolean {
  return element.classList.contains(isPicture(asset) ? 'cq-dd-image' : 'cq-dd-file');
}

/** The component to insert for an asset: an image for pictures, a download for the rest. */
export function componentFor(
  asset: Asset,
  allowed: readonly AllowedComponent[],
): AllowedComponent | undefined {
  const wanted = isPicture(asset) ? 'image' : 'download';
  return allowed.find(({ resourceType }) => nameOf(resourceType) === wanted);
}
