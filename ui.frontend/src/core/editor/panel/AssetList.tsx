import { useState, type ReactNode } from 'react';
import { thumbnailOf } from '../sling/thumbnail-of';
import type { Drag } from './create-drag';
import type { Asset } from './DragSource';
import { useRoving } from './use-roving';
import { t } from '../../../../../shared/authoring/language/t';

interface AssetListProps {
  assets: readonly Asset[];
  drag: Drag;
  /** Called when an asset is pressed rather than dragged. */
  onUse(asset: Asset): void;
}

/** Assets with their pictures. */
export function AssetList({ assets, drag, onUse }: AssetListProps): ReactNode {
  const roving = useRoving();
  return (
    <div role="toolbar" aria-label={t('Assets')} {...roving}>
      <ul className="ed-assets">
        {assets.map((asset) => (
          <li key={asset.path}>
            <button
              type="button"
              className="ed-assets__item"
              title={asset.path}
              onPointerDown={(event) => {
                if (event.button === 0) drag.grab({ kind: 'asset', asset }, event);
              }}
              onClick={() => onUse(asset)}
            >
              <Thumbnail asset={asset} />
              <span className="ed-assets__title">{asset.title}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
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
