import type { IconName } from '../shell/Icon';
import { t } from '../../../../../shared/authoring/language/t';

/** What something in the assets is to an author. */
export type AssetKind = 'folder' | 'fragment' | 'image' | 'video' | 'audio' | 'document' | 'model';

/** The kind of a file by its media type. */
export function kindOf(type: string): AssetKind {
  const [group = ''] = type.split('/');
  if (type === 'image/vnd.dwg') return 'document';
  return group === 'image' || group === 'video' || group === 'audio' || group === 'model'
    ? group
    : 'document';
}

export const iconOf: Readonly<Record<AssetKind, IconName>> = {
  folder: 'folder',
  fragment: 'list',
  image: 'image',
  video: 'image',
  audio: 'page',
  document: 'page',
  model: 'cards',
};

export const kindText: Readonly<Record<AssetKind, string>> = {
  folder: t('Folder'),
  fragment: t('Content fragment'),
  image: t('Picture'),
  video: t('Video'),
  audio: t('Sound'),
  document: t('Document'),
  model: '3D model',
};

/** `1.4 MB`, `36 KB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  if (bytes < 1e6) return `${Math.round(bytes / 1000)} KB`;
  return `${(bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0)} MB`;
}
