import type { ReactNode } from 'react';
import type { SlingClient } from '../sling/SlingClient';
import { addressFor } from './editor-address';
import type { FoundPage } from './find-pages';
import { pagesBySite } from './page-sites';
import { PublishedState } from './PublishedState';

interface PageTableProps {
  pages: readonly FoundPage[];
  sling: SlingClient;
  onOpen(path: string): void;
}

/** Pages by site, as a tree of links into the editor. */
export function PageTable({ pages, sling, onOpen }: PageTableProps): ReactNode {
  return (
    <table className="ed-pages">
      <thead>
        <tr>
          <th scope="col">Title</th>
          <th scope="col">Path</th>
          <th scope="col">Last modified</th>
          <th scope="col">Visitors see</th>
        </tr>
      </thead>
      {pagesBySite(pages).map(({ site, pages: own }) => (
        <tbody key={site}>
          <tr className="ed-pages__site">
            <th scope="rowgroup" colSpan={4}>
              {site}
            </th>
          </tr>
          {own.map(({ path, title, modified, depth }) => (
            <tr key={path} data-depth={Math.min(depth, 6)}>
              <th scope="row">
                <a
                  href={addressFor(path)}
                  onClick={(event) => {
                    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
                    event.preventDefault();
                    onOpen(path);
                  }}
                >
                  {title}
                </a>
              </th>
              <td className="ed-pages__path">{path.slice(site.length) || '/'}</td>
              <td className="ed-pages__date">
                {modified ? <time dateTime={modified}>{day(modified)}</time> : '–'}
              </td>
              <td className="ed-pages__state">
                <PublishedState path={path} sling={sling} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

function day(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : format.format(date);
}
