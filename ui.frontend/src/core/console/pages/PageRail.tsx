import type { ReactNode } from 'react';
import { States } from '../views/States';
import { Picture } from '../views/ItemBox';
import type { Here } from '../views/BrowserProps';
import { when } from '../../../../../shared/dates/when';
import type { PageItem } from './PageItem';
import { ReferenceList } from './ReferenceList';
import { useReferences } from './references';
import { t } from '../../../../../shared/authoring/language/t';

/** What is known about the page that keys are for: its facts, and where it is used. */
export function PageRail({ here }: { here: Here<PageItem> }): ReactNode {
  const [item, ...more] = here.targets;
  const references = useReferences(item && more.length === 0 && !item.row.isFolder ? [item.path] : []);
  const found = Array.isArray(references) ? references[0] : undefined;
  return (
    <aside className="co-rail" aria-label={t('Details')} tabIndex={-1}>
      {!item && <p className="co-note">{t('Choose a page to see what is known about it.')}</p>}
      {more.length > 0 && (
        <p className="co-note">{t('{value} pages are selected.', { value: more.length + 1 })}</p>
      )}
      {item && more.length === 0 && (
        <>
          <Picture item={item} />
          <h2>{item.title}</h2>
          <States states={item.states} />
          <Facts item={item} />
          {!item.row.isFolder && (
            <>
              {references === undefined && (
                <p role="status" className="co-note">
                  {t('Looking for where it is used…')}
                </p>
              )}
              {references === 'failed' && (
                <p className="co-note">{t('Where it is used could not be found out.')}</p>
              )}
              {found && (
                <>
                  <ReferenceList
                    title={t('Used in')}
                    references={found.pages}
                    empty={t('Nothing links to it.')}
                  />
                  <ReferenceList
                    title={t('Links to')}
                    references={found.outgoing}
                    empty={t('It links to nothing.')}
                  />
                  {found.liveCopies.length > 0 && (
                    <ReferenceList title={t('Live copies')} references={found.liveCopies} empty="" />
                  )}
                </>
              )}
            </>
          )}
        </>
      )}
    </aside>
  );
}

function Facts({ item: { path, row, templateTitle } }: { item: PageItem }): ReactNode {
  const facts: readonly (readonly [string, string | undefined])[] = [
    [t('Path'), path],
    [t('Template'), templateTitle || undefined],
    [t('Changed'), row.modified && when(row.modified) + (row.modifiedBy ? ` by ${row.modifiedBy}` : '')],
    [t('Published'), row.publishedAt && when(row.publishedAt)],
    [t('From'), row.onTime && when(row.onTime)],
    [t('Until'), row.offTime && when(row.offTime)],
    [t('Follows'), row.follows],
    [t('Locked by'), row.lockOwner],
  ];
  return (
    <dl className="co-facts">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
