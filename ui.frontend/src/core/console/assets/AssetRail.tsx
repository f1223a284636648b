import type { ReactNode } from 'react';
import { when } from '../../../../../shared/dates/when';
import { addressOf } from '../http/sling';
import { States } from '../views/States';
import { kindText, sizeText } from './asset-kind';
import { numberOf, textOf, type AssetItem } from './AssetItem';
import { ReferenceList } from '../used/ReferenceList';

/** What is known about the selection: a preview and facts of one asset, or a sum. */
export function AssetRail({ targets }: { targets: readonly AssetItem[] }): ReactNode {
  const [item, ...more] = targets;
  if (!item || more.length > 0)
    return (
      <aside className="co-rail" aria-label="Details">
        <p>{item ? `${targets.length} selected, ${sizeText(sum(targets))}` : 'Nothing is selected.'}</p>
      </aside>
    );
  const [width, height] = [
    numberOf(item.metadata, 'tiff:ImageWidth'),
    numberOf(item.metadata, 'tiff:ImageLength'),
  ];
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['Kind', item.type ? `${kindText[item.kind]} (${item.type})` : kindText[item.kind]],
    ['Size', item.size > 0 ? sizeText(item.size) : undefined],
    ['Pixels', width && height ? `${width} × ${height}` : undefined],
    ['Changed', item.modified === undefined ? undefined : when(item.modified)],
    ['Alternative text', textOf(item.metadata, 'dc:description') || undefined],
    ['Owner of the rights', textOf(item.metadata, 'xmpRights:Owner') || undefined],
    ['Path', item.path],
  ];
  return (
    <aside className="co-rail" aria-label="Details">
      <h2>{item.title}</h2>
      <Preview item={item} />
      <States states={item.states} />
      <dl className="co-facts">
        {facts.map(
          ([name, value]) =>
            value !== undefined && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {item.kind !== 'folder' && (
        <>
          <h3>Where it is used</h3>
          <ReferenceList
            paths={[item.path]}
            none="Nowhere."
            some={(count) => (count === 1 ? 'In one place:' : `In ${count} places:`)}
          />
        </>
      )}
    </aside>
  );
}

const sum = (items: readonly AssetItem[]): number => items.reduce((bytes, { size }) => bytes + size, 0);

function Preview({ item }: { item: AssetItem }): ReactNode {
  const address = addressOf(item.path);
  if (item.picture !== undefined)
    return <img className="co-preview" src={item.picture} alt={textOf(item.metadata, 'dc:description')} />;
  /* eslint-disable jsx-a11y/media-has-caption -- captions belong to the pages that show it */
  if (item.kind === 'video')
    return <video className="co-preview" src={address} controls preload="metadata" />;
  if (item.kind === 'audio')
    return <audio className="co-preview" src={address} controls preload="metadata" />;
  /* eslint-enable jsx-a11y/media-has-caption */
  if (item.type === 'application/pdf')
    return <iframe className="co-preview co-preview--pdf" src={address} title={`Preview of ${item.title}`} />;
  return null;
}
