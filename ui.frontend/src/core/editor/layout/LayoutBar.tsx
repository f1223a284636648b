import { ActionButton, ActionMenu, Item, NumberField, Text } from '@adobe/react-spectrum';
import ArrowUp from '@spectrum-icons/workflow/ArrowUp';
import Revert from '@spectrum-icons/workflow/Revert';
import Visibility from '@spectrum-icons/workflow/Visibility';
import VisibilityOff from '@spectrum-icons/workflow/VisibilityOff';
import type { ReactElement, ReactNode } from 'react';
import { useIsNarrow } from '../screen/use-is-narrow';
import type { Breakpoint } from './breakpoints';
import { fitted, type ColumnLayout, type layoutCommand } from './column-layout';
import type { PageColumn } from './page-columns';

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
    <div className="layout-bar" role="group" aria-label="Layout">
      <div className="layout-bar__where">
        <strong>{breakpoint.title}</strong>
        <span>
          {breakpoint.width === undefined
            ? 'and everywhere without a layout of its own'
            : `up to ${breakpoint.width} px`}
        </span>
      </div>
      {column && layout ? (
        <Fields column={column} layout={layout} title={titleOf(column.resourceType)} onChange={onChange} />
      ) : (
        <Text>Select a component to lay it out.</Text>
      )}
      {around && (
        <Tool
          icon={<ArrowUp />}
          label={`${titleOf(around.resourceType)} around it`}
          onPress={() => onSelect(around.path)}
        />
      )}
      {hidden.length > 0 && (
        <div className="layout-bar__hidden">
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
        </div>
      )}
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
  const isNarrow = useIsNarrow();
  const figure = { hideStepper: isNarrow, width: isNarrow ? 'size-700' : 'size-1000', step: 1 } as const;
  return (
    <>
      <strong className="layout-bar__title">{title}</strong>
      {isFree ? (
        <>
          <NumberField
            {...figure}
            label="Width"
            minValue={1}
            maxValue={columns - offset}
            value={width}
            onChange={(value) => onChange(path, fitted(value, offset, columns))}
          />
          <NumberField
            {...figure}
            label="Offset"
            minValue={0}
            maxValue={columns - 1}
            value={offset}
            onChange={(value) => onChange(path, fitted(width, value, columns))}
          />
        </>
      ) : (
        <Text>The container’s style sets its columns.</Text>
      )}
      <Tool
        icon={isHidden ? <Visibility /> : <VisibilityOff />}
        label={isHidden ? 'Show' : 'Hide'}
        onPress={() => onChange(path, { isHidden: !isHidden })}
      />
      <Tool
        icon={<Revert />}
        label="Reset to inherited"
        isDisabled={!isOwn}
        onPress={() => onChange(path, 'inherit')}
      />
    </>
  );
}

interface ToolProps {
  icon: ReactElement;
  label: string;
  isDisabled?: boolean;
  onPress(): void;
}

/** A button with a label; only its icon where space is tight. */
function Tool({ icon, label, isDisabled = false, onPress }: ToolProps): ReactNode {
  const isNarrow = useIsNarrow();
  return (
    <ActionButton isDisabled={isDisabled} onPress={onPress} aria-label={isNarrow ? label : undefined}>
      {icon}
      {!isNarrow && <Text>{label}</Text>}
    </ActionButton>
  );
}
