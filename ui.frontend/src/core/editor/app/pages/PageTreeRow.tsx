import ChevronDown from '@spectrum-icons/workflow/ChevronDown';
import ChevronRight from '@spectrum-icons/workflow/ChevronRight';
import type { ReactNode } from 'react';
import { addressFor } from '../opening/editor-address';
import type { PageRow } from './page-tree';
import { PageState } from './PageState';

interface PageTreeRowProps {
  row: PageRow;
  isOpen: boolean;
  /** Whether the Tab key stops here. */
  isCurrent: boolean;
  /** The visible rows, by path. */
  elements: Map<string, HTMLElement>;
  onFold(path: string, isOpening: boolean): void;
  onStand(path: string): void;
  onOpen(path: string): void;
}

/** A row of the start page's tree: a page, or a site's folder. */
export function PageTreeRow(props: PageTreeRowProps): ReactNode {
  const { row, isOpen, isCurrent, elements, onFold, onStand, onOpen } = props;
  const { path, title, page, children } = row.branch;
  // Folders have no row of their own; the path from the row above tells their pages apart.
  const address = row.parent === undefined ? path : path.slice(row.parent.length + 1);
  const canFold = children.length > 0;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <tr
      ref={(element) => {
        if (element) elements.set(path, element);
        return () => void elements.delete(path);
      }}
      role="row"
      aria-level={row.level}
      aria-posinset={row.position}
      aria-setsize={row.size}
      aria-expanded={canFold ? isOpen : undefined}
      tabIndex={isCurrent ? 0 : -1}
      data-level={Math.min(row.level, 8)}
      onFocus={() => onStand(path)}
    >
      <th scope="row" role="rowheader">
        <span className="ed-pages__title">
          {canFold ? (
            // The pointer's counterpart of the arrow keys.
            // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
            <span className="ed-pages__fold" data-fold={path} onClick={() => onFold(path, !isOpen)}>
              <Chevron size="XS" aria-hidden />
            </span>
          ) : (
            <span className="ed-pages__fold" />
          )}
          {page ? <PageLink path={path} title={title} onOpen={onOpen} /> : <span>{title}</span>}
        </span>
      </th>
      <td role="gridcell" className="ed-pages__path" data-far={address.includes('/')} title={path}>
        {address}
      </td>
      <td role="gridcell" className="ed-pages__date">
        {page?.modified && <time dateTime={page.modified}>{day(page.modified)}</time>}
      </td>
      <td role="gridcell" className="ed-pages__state">
        <PageState {...page} />
      </td>
    </tr>
  );
}

interface PageLinkProps extends Pick<PageTreeRowProps, 'onOpen'> {
  path: string;
  title: string;
}

/** Opens the page here; with a key held down, the browser decides. */
const PageLink = ({ path, title, onOpen }: PageLinkProps): ReactNode => (
  <a
    href={addressFor(path)}
    tabIndex={-1}
    onClick={(event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      onOpen(path);
    }}
  >
    {title}
  </a>
);

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

function day(iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? iso : format.format(date);
}
