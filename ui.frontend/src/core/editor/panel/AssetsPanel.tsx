import { Button, Item, Picker, ProgressCircle, SearchField } from '@adobe/react-spectrum';
import { useState, type ReactNode } from 'react';
import { useReadable } from '../selection/create-store';
import { useWorkbench } from '../selection/Workbench';
import { takesAsset } from './asset-target';
import { thumbnailOf } from '../sling/thumbnail-of';
import { useRoving } from './use-roving';
import { useAssets, type AssetKind, type FindAssets } from './use-assets';
import { usePlace } from './ComponentsPanel';
import type { Drag } from './create-drag';
import { insertAsset, setAsset } from './drop';
import type { Asset } from './DragSource';

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
  const roving = useRoving();

  const use = (asset: Asset) => {
    const selected = paths.length === 1 ? bench.page.get(paths[0]!) : undefined;
    const source = { kind: 'asset', asset } as const;
    if (selected && takesAsset(selected, asset)) void setAsset(bench, selected.path, source);
    else if (place) void insertAsset(bench, source, place);
    else bench.doors.refuse('This page does not take components.');
  };

  return (
    <>
      <SearchField label="Search assets" width="100%" value={search} onChange={setSearch} />
      <Picker
        label="Kind"
        width="100%"
        selectedKey={kind}
        onSelectionChange={(key) => setKind(key as AssetKind)}
      >
        <Item key="image">Pictures</Item>
        <Item key="document">Documents</Item>
        <Item key="video">Films</Item>
      </Picker>
      <p className="ed-panel__note" role="status">
        {found.state === 'known' ? foundText(found.total, search.trim()) : ' '}
      </p>
      {found.state === 'failed' && (
        <p className="ed-panel__note" role="alert">
          The assets could not be loaded. Is the server running?{' '}
          <Button variant="secondary" onPress={found.retry}>
            Try again
          </Button>
        </p>
      )}
      <div role="toolbar" aria-label="Assets" {...roving}>
        <ul className="ed-assets">
          {found.assets.map((asset) => (
            <li key={asset.path}>
              <button
                type="button"
                className="ed-assets__item"
                title={asset.path}
                onPointerDown={(event) => {
                  if (event.button === 0) drag.grab({ kind: 'asset', asset }, event);
                }}
                onClick={() => use(asset)}
              >
                <Thumbnail asset={asset} />
                <span className="ed-assets__title">{asset.title}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      {found.state === 'loading' && <ProgressCircle aria-label="Loading assets" isIndeterminate size="S" />}
      {found.state === 'known' && found.assets.length < found.total && (
        <Button variant="secondary" onPress={found.more}>
          Show more
        </Button>
      )}
    </>
  );
}

function foundText(total: number, search: string): string {
  if (total > 0) return `${total} found`;
  return search
    ? `Nothing of this kind matches “${search}”. Try another word or another kind.`
    : 'There is nothing of this kind.';
}

function Thumbnail({ asset: { path, mimeType } }: { asset: Asset }): ReactNode {
  const [isAsMade, setAsMade] = useState(false);
  if (!mimeType.startsWith('image/'))
    return (
      <span className="ed-assets__picture" aria-hidden>
        {mimeType.slice(mimeType.indexOf('/') + 1).toUpperCase()}
      </span>
    );
  return (
    <img
      className="ed-assets__picture"
      data-media={mimeType}
      src={isAsMade ? encodeURI(path) : thumbnailOf(path, mimeType)}
      onError={() => setAsMade(true)}
      alt=""
      loading="lazy"
      draggable={false}
      decoding="async"
    />
  );
}
