import type { Action } from '../actions/Action';
import { addressOf, sling } from '../http/sling';
import { faultText } from '../http/fault-text';
import { notices } from '../notices/Notices';
import type { Here } from '../views/BrowserProps';
import type { AssetItem } from './AssetItem';
import { chooseFiles } from './upload/choose-files';
import type { UploadQueue } from './upload/UploadQueue';
import { counted, t } from '../../../../../shared/authoring/language/t';

/** The dialog that is open, and what it is for. */
export type OpenDialog =
  | { readonly is: 'folder'; readonly parent: string }
  | { readonly is: 'fragment'; readonly parent: string }
  | { readonly is: 'move' | 'copy' | 'delete' | 'properties' | 'used'; readonly items: readonly AssetItem[] };

/** What authors do with assets and folders. */
export function assetActions(
  here: Here<AssetItem>,
  folder: string,
  queue: UploadQueue,
  open: (dialog: OpenDialog) => void,
): readonly Action[] {
  const { targets } = here;
  const [first] = targets;
  const files = targets.filter(({ kind }) => kind !== 'folder');
  const nothing = targets.length === 0 ? t('Select something first.') : undefined;
  const noFiles =
    files.length === 0 ? t('Select an asset first; folders have no properties of their own.') : undefined;
  const isOneFile = files.length === 1 && targets.length === 1 && first?.kind !== 'fragment';
  return [
    {
      id: 'upload',
      title: t('Upload'),
      icon: 'publish',
      key: 'Control+u',
      isPrimary: true,
      run: () => chooseFiles(true, (chosen) => queue.add(folder, chosen)),
    },
    {
      id: 'folder',
      title: t('New folder'),
      icon: 'folder',
      run: () => open({ is: 'folder', parent: folder }),
    },
    {
      id: 'fragment',
      title: t('New fragment'),
      icon: 'list',
      run: () => open({ is: 'fragment', parent: folder }),
    },
    {
      id: 'properties',
      title: t('Properties'),
      icon: 'properties',
      key: 'Alt+Enter',
      isPrimary: true,
      refusal: noFiles,
      run: () => open({ is: 'properties', items: files }),
    },
    {
      id: 'move',
      title: t('Move or rename'),
      icon: 'move',
      key: 'F2',
      refusal: nothing,
      run: () => open({ is: 'move', items: targets }),
    },
    {
      id: 'copy',
      title: t('Copy'),
      icon: 'copy',
      refusal: nothing,
      run: () => open({ is: 'copy', items: targets }),
    },
    {
      id: 'replace',
      title: t('Replace'),
      icon: 'restore',
      refusal: isOneFile ? undefined : t('Select one file to replace.'),
      run: () => chooseFiles(false, (chosen) => first && queue.add(folderOf(first.path), chosen, first.path)),
    },
    {
      id: 'download',
      title: t('Download'),
      icon: 'down',
      refusal: files.length === 0 ? t('Select a file first.') : undefined,
      run: () => files.filter(({ kind }) => kind !== 'fragment').forEach(download),
    },
    {
      id: 'used',
      title: t('Where used'),
      icon: 'link',
      refusal: targets.length === 1 ? undefined : t('Select one item.'),
      run: () => first && open({ is: 'used', items: [first] }),
    },
    {
      id: 'publish',
      title: t('Publish'),
      icon: 'publish',
      refusal: noFiles,
      run: () => replicate('Activate', files, here.reload),
    },
    {
      id: 'unpublish',
      title: t('Unpublish'),
      icon: 'unpublish',
      refusal: files.some(({ isPublished }) => isPublished) ? undefined : t('None of it is published.'),
      run: () =>
        replicate(
          'Deactivate',
          files.filter(({ isPublished }) => isPublished),
          here.reload,
        ),
    },
    {
      id: 'delete',
      title: t('Delete'),
      icon: 'bin',
      key: 'Delete',
      isDestructive: true,
      refusal: nothing,
      run: () => open({ is: 'delete', items: targets }),
    },
  ];
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** The address that makes browsers save a file instead of showing it. */
function download({ path, name }: AssetItem): void {
  const link = document.createElement('a');
  link.href = `${addressOf(path)}.coredownload${name.slice(name.lastIndexOf('.'))}/${encodeURIComponent(name)}`;
  link.download = name;
  link.click();
}

function replicate(
  command: 'Activate' | 'Deactivate',
  items: readonly AssetItem[],
  onDone: () => void,
): void {
  sling
    .replicate(
      command,
      items.map(({ path }) => path),
      { references: command === 'Activate' },
    )
    .then(
      ({ paths }) => {
        const count = Math.max(paths.length, items.length);
        notices.say(
          command === 'Activate'
            ? counted(count, 'Published {n} asset', 'Published {n} assets')
            : counted(count, 'Unpublished {n} asset', 'Unpublished {n} assets'),
        );
        onDone();
      },
      (error: unknown) => notices.fail(faultText(error)),
    );
}
