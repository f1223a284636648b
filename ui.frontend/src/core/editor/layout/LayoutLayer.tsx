import { useMemo, useState, type ReactNode } from 'react';
import type { EditorPage } from '../page/EditorPage';
import type { EditorSession } from '../session/EditorSession';
import { useContentChanges } from '../session/use-session';
import { breakpointFor, breakpointsOf } from './breakpoints';
import { layoutAt, layoutCommand } from './column-layout';
import { ColumnFrames } from './ColumnFrames';
import { ColumnHandles } from './ColumnHandles';
import { LayoutBar } from './LayoutBar';
import type { Span } from './resize';
import { useColumns } from './use-columns';
import './layout.scss';
import { t } from '../../../../../shared/authoring/language/t';

interface LayoutLayerProps {
  session: EditorSession;
  /** Whether a component's layout can be changed here: false if it is inherited. */
  isOwn(path: string): boolean;
  page: EditorPage;
  /** Title of a resource type. */
  titleOf(resourceType: string): string;
}

/** Layout mode: covers the page's frame with a box of the same size. The frame's width determines the breakpoint. */
export function LayoutLayer({ session, page, isOwn, titleOf }: LayoutLayerProps): ReactNode {
  // Re-render when the content changes.
  useContentChanges(session);
  const { columns: all, scroll, pageWidth, scale } = useColumns(page);
  const columns = all.filter((one) => isOwn(one.path));
  const content = session.content(`${session.pagePath}/jcr:content`);
  const breakpoints = useMemo(() => breakpointsOf(content), [content]);
  const breakpoint = breakpointFor(breakpoints, pageWidth);
  const [path, setPath] = useState<string>();
  const [draft, setDraft] = useState<Span>();

  const column = columns.find((one) => one.path === path);
  const layoutOf = (one: (typeof columns)[number]) =>
    layoutAt(session.content(one.path), breakpoints, breakpoint, one.columns);

  const select = (next: string) => {
    setPath(next);
    setDraft(undefined);
  };
  const change = async (to: string, what: Parameters<typeof layoutCommand>[3]) => {
    const one = columns.find((other) => other.path === to);
    const label = t('Lay out {title}', { title: titleOf(one?.resourceType ?? '') });
    await session.execute(layoutCommand(to, session.content(to), breakpoint, what), label);
    setDraft(undefined);
  };

  return (
    <div
      className="layout-layer"
      // The layer receives the page's wheel events.
      onWheel={({ deltaX, deltaY }) => page.window.scrollBy(deltaX / scale, deltaY / scale)}
    >
      <div className="layout-layer__page" style={{ transform: `translate(${-scroll.x}px, ${-scroll.y}px)` }}>
        <ColumnFrames columns={columns} selected={path} titleOf={titleOf} onSelect={select} />
        {column?.box && column.isFree && (
          <ColumnHandles
            key={column.path}
            column={column}
            layout={layoutOf(column)}
            draft={draft}
            view={{ top: scroll.y, width: pageWidth * scale }}
            title={titleOf(column.resourceType)}
            onDraft={setDraft}
            onDone={(span) => void change(column.path, span)}
          />
        )}
      </div>
      <LayoutBar
        breakpoint={breakpoint}
        column={column}
        layout={column && { ...layoutOf(column), ...draft }}
        hidden={columns.filter((one) => layoutOf(one).isHidden)}
        around={columns.findLast((one) => path !== undefined && path.startsWith(`${one.path}/`))}
        titleOf={titleOf}
        onSelect={select}
        onChange={(to, what) => void change(to, what)}
      />
    </div>
  );
}
