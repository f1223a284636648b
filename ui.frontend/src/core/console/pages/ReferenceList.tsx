import type { ReactNode } from 'react';
import { Icon, type IconName } from '../shell/Icon';
import { editorAddress } from './page-source';
import type { Reference } from '../../../../../shared/authoring/references';
import { t } from '../../../../../shared/authoring/language/t';

const ICONS: Readonly<Record<Reference['type'], IconName>> = {
  page: 'page',
  asset: 'image',
  contentfragment: 'properties',
  experiencefragment: 'cards',
  missing: 'alert',
};

interface ReferenceListProps {
  title: string;
  references: readonly Reference[];
  /** What to say if there are none. */
  empty: string;
}

/** Pages, assets and fragments at the other end of links, the broken ones first. */
export function ReferenceList({ title, references, empty }: ReferenceListProps): ReactNode {
  const broken = references.filter(({ type }) => type === 'missing');
  const sorted = [...broken, ...references.filter(({ type }) => type !== 'missing')];
  return (
    <section className="co-references">
      <h3>
        {title} {references.length > 0 && <span>{references.length}</span>}
        {broken.length > 0 && <em>{t('{broken} broken', { broken: broken.length })}</em>}
      </h3>
      {references.length === 0 && <p className="co-note">{empty}</p>}
      <ul>
        {sorted.map(({ path, title: name, type }) => (
          <li key={path}>
            <Icon name={ICONS[type]} />
            {type === 'page' || type === 'experiencefragment' ? (
              <a href={editorAddress(path)} title={path}>
                {name}
              </a>
            ) : (
              <span title={path}>{type === 'missing' ? t('Nothing at {path}', { path }) : name}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
