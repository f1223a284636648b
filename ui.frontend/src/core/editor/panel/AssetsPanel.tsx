import { Button, Item, Picker, ProgressCircle, SearchField } from '@adobe/react-spectrum';
import { useState, type ReactNode } from 'react';
import { useReadable } from '../selection/create-store';
import { useWorkbench } from '../selection/Workbench';
import { AssetList } from './AssetList';
import { acceptsAsset } from './asset-target';
import { useAssets, type AssetKind, type FindAssets } from './use-assets';
import { usePlace } from './ComponentsPanel';
import type { Drag } from './create-drag';
import { insertAsset, setAsset } from './drop';
import type { Asset } from './DragSource';
import { t } from '../../../../../shared/authoring/language/t';

const kinds: readonly { key: AssetKind; title: string }[] = [
  { key: 'image', title: t('Pictures') },
  { key: 'document', title: t('Documents') },
  { key: 'video', title: t('Films') },
];

/**
 * The DAM's pictures and documents. They are dragged onto the page; pressing one sets it on the selection or else
 * inserts it.
 */
export function AssetsPanel({ drag, find }: { drag: Drag; find: FindAssets }): ReactNode {
  const bench = useWorkbench();
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState<AssetKind>('image');
  const found = useAssets(find, search, kind);
  const { paths } = useReadable(bench.selection);
  const place = usePlace();

  const use = (asset: Asset) => {
    const [only, ...others] = paths;
    const selected = only !== undefined && others.length === 0 ? bench.page.get(only) : undefined;
    const source = { kind: 'asset', asset } as const;
    if (selected && acceptsAsset(selected, asset)) void setAsset(bench, selected.path, source);
    else if (place) void insertAsset(bench, source, place);
    else bench.shell.refuse(t('This page does not take components.'));
  };

  return (
    <>
      <SearchField label={t('Search assets')} width="100%" value={search} onChange={setSearch} />
      <Picker
        label={t('Kind')}
        width="100%"
        items={kinds}
        selectedKey={kind}
        onSelectionChange={(key) => setKind(kinds.find((each) => each.key === key)?.key ?? kind)}
      >
        {({ key, title }) => <Item key={key}>{title}</Item>}
      </Picker>
      <p className="ed-panel__note" role="status">
        {found.state === 'known' ? foundText(found.total, search.trim()) : ' '}
      </p>
      {found.state === 'failed' && (
        <p className="ed-panel__note" role="alert">
          {t('The assets could not be loaded. Is the server running?')}{' '}
          <Button variant="secondary" onPress={found.retry}>
            {t('Try again')}
          </Button>
        </p>
      )}
      <AssetList assets={found.assets} drag={drag} onUse={use} />
      {found.state === 'loading' && (
        <ProgressCircle aria-label={t('Loading assets')} isIndeterminate size="S" />
      )}
      {found.state === 'known' && found.assets.length < found.total && (
        <Button variant="secondary" onPress={found.more}>
          {t('Show more')}
        </Button>
      )}
    </>
  );
}

function foundText(total: number, search: string): string {
  if (total > 0) return `${total} found`;
  return search
    ? t('Nothing of this kind matches “{search}”. Try another word or another kind.', { search })
    : t('There is nothing of this kind.');
}
