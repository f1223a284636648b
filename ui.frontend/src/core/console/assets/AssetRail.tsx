import type { ReactNode } from 'react';
import { when } from '../../../../../shared/dates/when';
import { addressOf } from '../http/sling';
import { States } from '../views/States';
import { kindText, sizeText } from './asset-kind';
import { numberOf, textOf, type AssetItem } from './AssetItem';
import { ReferenceList } from '../used/ReferenceList';
import { t } from '../../../../../shared/authoring/language/t';

/** What is known about the selection: a preview and facts of one asset, or a sum. */
export function AssetRail({ targets }: { targets: readonly AssetItem[] }): ReactNode {
  const [item, ...more] = targets;
  if (!item || more.length > 0)
    return (
      <aside className="co-rail" aria-label={t('Details')}>
        <p>
          {item
            ? t('{targets} selected, {size}', { targets: targets.length, size: sizeText(sum(targets)) })
            : t('Nothing is selected.')}
        </p>
      </aside>
    );
  const [width, height] = [
    numberOf(item.metadata, 'tiff:ImageWidth'),
    numberOf(item.metadata, 'tiff:ImageLength'),
  ];
  const facts: readonly (readonly [string, string | undefined])[] = [
    [t('Kind'), item.type ? `${kindText[item.kind]} (${item.type})` : kindText[item.kind]],
    [t('Size'), item.size > 0 ? sizeText(item.size) : undefined],
    [t('Pixels'), width && height ? `${width} × ${height}` : undefined],
    [t('Changed'), item.modified === undefined ? undefined : when(item.modified)],
    [t('Alternative text'), textOf(item.metadata, 'dc:description') || undefined],
    [t('Owner of the rights'), textOf(item.metadata, 'xmpRights:Owner') || undefined],
    [t('Path'), item.path],
  ];
  return (
    <aside className="co-rail" aria-label={t('Details')}>
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
          <h3>{t('Where it is used')}</h3>
          <ReferenceList
            paths={[item.path]}
            none={t('Nowhere.')}
            some={(count) => (count === 1 ? t('In one place:') : t('In {count} places:', { count }))}
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
    return (
      <iframe
        className="co-preview co-preview--pdf"
        src={address}
        title={t('Preview of {title}', { title: item.title })}
      />
    );
  return null;
}
