import { ActionMenu, Item, Text } from '@adobe/react-spectrum';
import ArrowUp from '@spectrum-icons/workflow/ArrowUp';
import type { ReactNode } from 'react';
import type { Breakpoint } from './breakpoints';
import type { ColumnLayout, layoutCommand } from './column-layout';
import { LayoutFields } from './LayoutFields';
import { LayoutTool } from './LayoutTool';
import type { PageColumn } from './page-columns';
import { t } from '../../../../../shared/authoring/language/t';

interface LayoutBarProps {
  breakpoint: Breakpoint;
  /** The selected column. */
  column: PageColumn | undefined;
  layout: ColumnLayout | undefined;
  /** Components that are hidden at this width. */
  hidden: readonly PageColumn[];
  /** The container of the selection, which its children can cover. */
  around: PageColumn | undefined;
  titleOf(resourceType: string): string;
  onSelect(path: string): void;
  onChange(path: string, what: Parameters<typeof layoutCommand>[3]): void;
}

/** Shows the current breakpoint, and the selected column's layout in numbers. */
export function LayoutBar(props: LayoutBarProps): ReactNode {
  const { breakpoint, column, layout, hidden, around, titleOf, onSelect, onChange } = props;
  return (
    <div className="layout-bar" role="group" aria-label={t('Layout')}>
      <div className="layout-bar__where">
        <strong>{breakpoint.title}</strong>
        <span>
          {breakpoint.width === undefined
            ? t('and everywhere without a layout of its own')
            : t('up to {width} px', { width: breakpoint.width })}
        </span>
      </div>
      {column && layout ? (
        <>
          <strong className="layout-bar__title">{titleOf(column.resourceType)}</strong>
          <LayoutFields {...{ column, layout, onChange }} />
        </>
      ) : (
        <Text>{t('Select a component to lay it out.')}</Text>
      )}
      {around && (
        <LayoutTool
          icon={<ArrowUp />}
          label={t('{title} around it', { title: titleOf(around.resourceType) })}
          onPress={() => onSelect(around.path)}
        />
      )}
      {hidden.length > 0 && (
        <div className="layout-bar__hidden">
          <Text>{t('Hidden here: {hidden}', { hidden: hidden.length })}</Text>
          <ActionMenu
            aria-label={t('Show a hidden component')}
            onAction={(path) => onChange(String(path), { isHidden: false })}
          >
            {hidden.map(({ path, resourceType }) => (
              <Item key={path} textValue={t('Show {title}', { title: titleOf(resourceType) })}>
                {t('Show {title} ({path})', {
                  title: titleOf(resourceType),
                  path: path.slice(path.lastIndexOf('/') + 1),
                })}
              </Item>
            ))}
          </ActionMenu>
        </div>
      )}
    </div>
  );
}
