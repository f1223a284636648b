import { Item, Picker } from '@adobe/react-spectrum';
import { useMemo, useState, type ReactNode } from 'react';
import { breakpointFor, breakpointsOf } from '../layout/breakpoints';
import { layoutAt, layoutCommand } from '../layout/column-layout';
import { LayoutFields } from '../layout/LayoutFields';
import { useColumns } from '../layout/use-columns';
import { useContentChanges } from '../session/use-session';
import { useWorkbench } from '../selection/Workbench';
import { t } from '../../../../../shared/authoring/language/t';

/** The component's columns, for each width of the page; nothing if it is not in a grid. */
export function ComponentLayout({ path }: { path: string }): ReactNode {
  const { page, session, locks, titleOf } = useWorkbench();
  useContentChanges(session);
  const { columns, pageWidth } = useColumns(page);
  const content = session.content(`${session.pagePath}/jcr:content`);
  const breakpoints = useMemo(() => breakpointsOf(content), [content]);
  const [chosen, setChosen] = useState<string>();
  const [visit, setVisit] = useState(() => crypto.randomUUID());
  const column = columns.find((one) => one.path === path);
  if (!column || locks.ofPlace(path) !== undefined) return null;

  const breakpoint = breakpoints.find(({ name }) => name === chosen) ?? breakpointFor(breakpoints, pageWidth);
  const node = session.content(path);
  return (
    <section
      className="ed-properties__section"
      aria-label={t('Layout')}
      onBlur={() => setVisit(crypto.randomUUID())}
    >
      <h3>{t('Layout')}</h3>
      <Picker
        label={t('For pages of')}
        width="100%"
        items={breakpoints}
        selectedKey={breakpoint.name}
        onSelectionChange={(key) => setChosen(String(key))}
      >
        {({ name, title, width }) => (
          <Item key={name}>
            {width === undefined ? title : t('{title} (up to {width} px)', { title, width })}
          </Item>
        )}
      </Picker>
      <div className="ed-properties__layout">
        <LayoutFields
          column={column}
          layout={layoutAt(node, breakpoints, breakpoint, column.columns)}
          onChange={(to, what) =>
            void session.execute(
              layoutCommand(to, node, breakpoint, what),
              t('Lay out {title}', { title: titleOf(column.resourceType) }),
              undefined,
              visit,
            )
          }
        />
      </div>
    </section>
  );
}
