import { useRef, useState, type ReactNode } from 'react';
import { consoleAddress, CONSOLES } from '../../../../../shared/addresses/consoles';
import { required } from '../../../../../shared/checked/required';
import { sling } from '../http/sling';
import { notices } from '../notices/Notices';
import { Icon } from '../shell/Icon';
import { Browser } from '../views/Browser';
import type { Here } from '../views/BrowserProps';
import { parentOf } from '../views/Item';
import { assetActions, type OpenDialog } from './asset-actions';
import { assetColumns } from './asset-columns';
import { AssetDialogs } from './AssetDialogs';
import type { AssetItem } from './AssetItem';
import { AssetRail } from './AssetRail';
import { createAssetSource, DAM } from './asset-source';
import { useDrop } from './upload/use-drop';
import { UploadPanel } from './upload/UploadPanel';
import { UploadQueue } from './upload/UploadQueue';
import './assets.scss';
import { t } from '../../../../../shared/authoring/language/t';

const source = createAssetSource(sling);
const ASSETS = required(
  CONSOLES.find(({ id }) => id === 'assets'),
  'The console of assets',
);

/** The console of assets: files, folders and content fragments, and what authors do with them. */
export default function AssetsConsole(): ReactNode {
  const [dialog, setDialog] = useState<OpenDialog>();
  // Where the author is, for files that are dropped anywhere.
  const here = useRef<Here<AssetItem>>(undefined);
  const [queue] = useState(() => new UploadQueue());
  const isOver = useDrop((files) => queue.add(folderOf(here.current), files));
  const finish = () => {
    setDialog(undefined);
    here.current?.reload();
  };
  return (
    <>
      <Browser
        console={ASSETS}
        source={source}
        columns={assetColumns}
        searchLabel={t('Search assets')}
        empty={<p>{t('Nothing is in this folder. Drop files anywhere in this window to upload them.')}</p>}
        actions={(now) => {
          here.current = now;
          return assetActions(now, folderOf(now), queue, setDialog);
        }}
        rail={({ targets }) => <AssetRail targets={targets} />}
        links={() => (
          <a className="co-action" href={consoleAddress('models', '/conf')}>
            <Icon name="list" />
            {t('Fragment models')}
          </a>
        )}
      />
      {isOver && (
        <div className="co-drop" role="status">
          <p>{t('Drop the files to upload them to this folder')}</p>
        </div>
      )}
      <UploadPanel queue={queue} />
      {dialog && (
        <AssetDialogs
          dialog={dialog}
          onDone={finish}
          onFolder={(path) => {
            finish();
            notices.say(t('Folder created'));
            here.current?.go({ path });
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
}

/** The folder that new files go into: the one that is shown, or in columns the one of the asset that is active. */
function folderOf(here: Here<AssetItem> | undefined): string {
  if (!here) return DAM;
  const { path, level, targets } = here;
  const active = targets.find((item) => item.path === path);
  const isAsset = active
    ? active.kind !== 'folder'
    : level !== undefined && level.items.length === 0 && /\.\w+$/.test(path);
  return isAsset ? parentOf(path) : path;
}
