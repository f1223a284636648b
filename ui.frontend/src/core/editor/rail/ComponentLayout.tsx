import { useMemo, type ReactNode } from 'react';
import { breakpointsOf } from '../layout/breakpoints';
import { layoutCommand } from '../layout/column-layout';
import { useColumns } from '../layout/use-columns';
import { useContentChanges } from '../session/use-session';
import { useWorkbench } from '../selection/Workbench';
import { LayoutSection } from './LayoutSection';
import { t } from '../../../../../shared/authoring/language/t';

/** The component's columns, for each width of the page; nothing if it is not in a grid. */
export function ComponentLayout({ path }: { path: string }): ReactNode {
  const { page, session, locks, titleOf } = useWorkbench();
  useContentChanges(session);
  const { columns, pageWidth } = useColumns(page);
  const content = session.content(`${session.pagePath}/jcr:content`);
  const breakpoints = useMemo(() => breakpointsOf(content), [content]);
  const column = columns.find((one) => one.path === path);
  if (!column || locks.ofPlace(path) !== undefined) return null;

  const node = session.content(path);
  return (
    <LayoutSection
      {...{ column, node, breakpoints, pageWidth }}
      onChange={(breakpoint, what, visit) =>
        void session.execute(
          layoutCommand(path, node, breakpoint, what),
          t('Lay out {title}', { title: titleOf(column.resourceType) }),
          undefined,
          visit,
        )
      }
    />
  );
}
