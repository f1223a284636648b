import type { DialogField } from './dialog';

/** The kind of asset that authors can drop on a component: that of the field `fileReference` in its dialog. */
export function assetDrop(fields: readonly DialogField[]): 'image' | 'file' | undefined {
  const file = fields.find(({ name }) => name === 'fileReference');
  if (file?.widget !== 'path') return undefined;
  return file.accepts === 'image/*' ? 'image' : 'file';
}
