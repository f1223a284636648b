import { useEffect, useState, type ReactNode } from 'react';
import { faultText } from '../../http/fault-text';
import { sling } from '../../http/sling';
import { Icon } from '../../shell/Icon';
import { parentOf } from '../../views/Item';
import { createAssetSource, DAM } from '../asset-source';
import type { AssetItem } from '../AssetItem';
import { t } from '../../../../../../shared/authoring/language/t';

const source = createAssetSource(sling);

interface FolderPickerProps {
  /** The path of the chosen folder. */
  folder: string;
  onChange(path: string): void;
}

/** Chooses a folder of assets by walking to it. */
export function FolderPicker({ folder, onChange }: FolderPickerProps): ReactNode {
  const [shown, setShown] = useState<{ folder: string; items: readonly AssetItem[]; error?: string }>();
  useEffect(() => {
    let isHere = true;
    source.level(folder).then(
      ({ items }) => isHere && setShown({ folder, items: items.filter(({ kind }) => kind === 'folder') }),
      (error: unknown) => isHere && setShown({ folder, items: [], error: faultText(error) }),
    );
    return () => {
      isHere = false;
    };
  }, [folder]);
  const isKnown = shown?.folder === folder;
  return (
    <fieldset className="co-folders">
      <legend>{t('Folder: {folder}', { folder: folder.slice('/content/'.length) })}</legend>
      <ul>
        {folder !== DAM && (
          <li>
            <button type="button" onClick={() => onChange(parentOf(folder))}>
              <Icon name="back" />
              {t('Folder above')}
            </button>
          </li>
        )}
        {(isKnown ? shown.items : []).map(({ path, title }) => (
          <li key={path}>
            <button type="button" onClick={() => onChange(path)}>
              <Icon name="folder" />
              {title}
            </button>
          </li>
        ))}
      </ul>
      <p role="status">
        {isKnown ? (shown.error ?? (shown.items.length === 0 ? t('No folders in it.') : '')) : t('Loading…')}
      </p>
    </fieldset>
  );
}
