import type { ReactNode } from 'react';
import { States } from '../views/States';
import { Picture } from '../views/ItemBox';
import type { Here } from '../views/BrowserProps';
import { when } from '../../../../../shared/dates/when';
import type { PageItem } from './PageItem';
import { ReferenceList } from './ReferenceList';
import { useReferences } from './references';

/** What is known about the page that keys are for: its facts, and where it is used. */
export function PageRail({ here }: { here: Here<PageItem> }): ReactNode {
  const [item, ...more] = here.targets;
  const references = useReferences(item && more.length === 0 && !item.row.isFolder ? [item.path] : []);
  const found = Array.isArray(references) ? references[0] : undefined;
  return (
    <aside className="co-rail" aria-label="Details" tabIndex={-1}>
      {!item && <p className="co-note">Choose a page to see what is known about it.</p>}
      {more.length > 0 && <p className="co-note">{more.length + 1} pages are selected.</p>}
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
                  Looking for where it is used…
                </p>
              )}
              {references === 'failed' && <p className="co-note">Where it is used could not be found out.</p>}
              {found && (
                <>
                  <ReferenceList title="Used in" references={found.pages} empty="Nothing links to it." />
                  <ReferenceList title="Links to" references={found.outgoing} empty="It links to nothing." />
                  {found.liveCopies.length > 0 && (
                    <ReferenceList title="Live copies" references={found.liveCopies} empty="" />
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
    ['Path', path],
    ['Template', templateTitle || undefined],
    ['Changed', row.modified && when(row.modified) + (row.modifiedBy ? ` by ${row.modifiedBy}` : '')],
    ['Published', row.publishedAt && when(row.publishedAt)],
    ['From', row.onTime && when(row.onTime)],
    ['Until', row.offTime && when(row.offTime)],
    ['Follows', row.follows],
    ['Locked by', row.lockOwner],
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
