import { useId, type ReactNode } from 'react';
import { useMessages, useRendering } from '../../kit/rendering';
import type { TableOfContentsModel } from './TableOfContents.model';
import { TocList } from './TocList';

/**
 * The page's headings as links. Which headings exist is known only after the whole page has been rendered: the renderer
 * then fills the placeholder (document/contents/table-of-contents), as Core Components do with a filter over the page's
 * HTML.
 */
export function TableOfContents(model: TableOfContentsModel): ReactNode {
  const messages = useMessages();
  const titleId = useId();
  const { id, items, listType } = model;
  return (
    <nav
      className="cmp-toc"
      id={id}
      aria-labelledby={titleId}
      data-island="tableofcontents"
      data-island-when="idle"
    >
      <p className="cmp-toc__title" id={titleId}>
        {messages.onThisPage}
      </p>
      {items.length > 0 ? (
        <div className="cmp-toc__content">
          <TocList items={items} listType={listType} />
        </div>
      ) : (
        <Placeholder {...model} />
      )}
    </nav>
  );
}

function Placeholder(model: TableOfContentsModel): ReactNode {
  const messages = useMessages();
  const { mode } = useRendering();
  return (
    <div
      className="cmp-toc__placeholder"
      data-cmp-toc-list-type={model.listType}
      data-cmp-toc-start-level={model.startLevel}
      data-cmp-toc-stop-level={model.stopLevel}
      data-cmp-toc-include-classes={model.includeClasses.join(',')}
      data-cmp-toc-ignore-classes={model.ignoreClasses.join(',')}
    >
      {mode !== 'disabled' && messages.contentsWhenPublished}
    </div>
  );
}
