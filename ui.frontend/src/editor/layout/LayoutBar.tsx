import { ActionButton, ActionMenu, Flex, Item, NumberField, Text } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';
import type { Breakpoint } from './breakpoints';
import { fitted, type ColumnLayout, type layoutCommand } from './column-layout';
import type { PageColumn } from './page-columns';

interface LayoutBarProps {
  breakpoint: Breakpoint;
  /** What is selected. */
  column: PageColumn | undefined;
  layout: ColumnLayout | undefined;
  /** What cannot be selected on the page at this width. */
  hidden: readonly PageColumn[];
  /** The one around the selected: it may be covered by what stands in it. */
  around: PageColumn | undefined;
  titleOf(resourceType: string): string;
  onSelect(path: string): void;
  onChange(path: string, what: Parameters<typeof layoutCommand>[3]): void;
}

/** Which breakpoint is laid out, and the selected column's layout in figures. */
export function LayoutBar(props: LayoutBarProps): ReactNode {
  const { breakpoint, column, layout, hidden, around, titleOf, onSelect, onChange } = props;
  return (
    <div className="layout-bar" role="group" aria-label="Layout">
      <Flex alignItems="end" gap="size-150" wrap>
        <div className="layout-bar__where">
          <strong>{breakpoint.title}</strong>
          <span>
            {breakpoint.width === undefined
              ? 'and wherever nothing else is set'
              : `up to ${breakpoint.width} px`}
          </span>
        </div>
        {column && layout ? (
          <Fields column={column} layout={layout} title={titleOf(column.resourceType)} onChange={onChange} />
        ) : (
          <Text>Select a component to lay it out.</Text>
        )}
        {around && (
          <ActionButton onPress={() => onSelect(around.path)}>
            {titleOf(around.resourceType)} around it
          </ActionButton>
        )}
        {hidden.length > 0 && (
          <Flex alignItems="center" gap="size-50">
            <Text>Hidden here: {hidden.length}</Text>
            <ActionMenu
              aria-label="Show a hidden component"
              onAction={(path) => onChange(String(path), { isHidden: false })}
            >
              {hidden.map(({ path, resourceType }) => (
                <Item key={path} textValue={`Show ${titleOf(resourceType)}`}>
                  Show {titleOf(resourceType)} ({path.slice(path.lastIndexOf('/') + 1)})
                </Item>
              ))}
            </ActionMenu>
          </Flex>
        )}
      </Flex>
    </div>
  );
}

interface FieldsProps extends Pick<LayoutBarProps, 'onChange'> {
  column: PageColumn;
  layout: ColumnLayout;
  title: string;
}

function Fields({ column: { path, columns, isFree }, layout, title, onChange }: FieldsProps): ReactNode {
  const { width, offset, isHidden, isOwn } = layout;
  return (
    <>
      <strong className="layout-bar__title">{title}</strong>
      {isFree ? (
        <>
          <NumberField
            label="Width"
            width="size-1000"
            minValue={1}
            maxValue={columns - offset}
            step={1}
            value={width}
            onChange={(value) => onChange(path, fitted(value, offset, columns))}
          />
          <NumberField
            label="Offset"
            width="size-1000"
            minValue={0}
            maxValue={columns - 1}
            step={1}
            value={offset}
            onChange={(value) => onChange(path, fitted(width, value, columns))}
          />
        </>
      ) : (
        <Text>The container’s style sets its columns.</Text>
      )}
      <ActionButton onPress={() => onChange(path, { isHidden: !isHidden })}>
        {isHidden ? 'Show' : 'Hide'}
      </ActionButton>
      <ActionButton isDisabled={!isOwn} onPress={() => onChange(path, 'inherit')}>
        Reset to inherited
      </ActionButton>
    </>
  );
}
