import { ActionButton, Flex, View } from '@adobe/react-spectrum';
import Delete from '@spectrum-icons/workflow/Delete';
import DragHandle from '@spectrum-icons/workflow/DragHandle';
import type { DragEvent, ReactNode } from 'react';
import type { Dragging } from './use-sorting';
import { t } from '../../../../../../shared/authoring/language/t';

interface SortableItemProps {
  readonly id: string;
  /** Its accessible name. */
  readonly name: string;
  readonly index: number;
  readonly dragging: Dragging;
  readonly children: ReactNode;
  onMove(from: number, to: number): void;
  onRemove(index: number): void;
}

/** An item with a handle, which the pointer drags and on which arrow keys work, and a button that removes it. */
export function SortableItem(props: SortableItemProps): ReactNode {
  const { id, name, index, dragging, children, onMove, onRemove } = props;
  const drop = (event: DragEvent) => {
    if (!dragging.isOn()) return;
    event.preventDefault();
    dragging.end(index);
  };
  return (
    <li data-key={id} onDragOver={(event) => dragging.isOn() && event.preventDefault()} onDrop={drop}>
      <Flex gap="size-75" alignItems="start" marginBottom="size-100">
        {/* Keyboards use the button inside. */}
        <span
          draggable
          onDragStart={(event) => {
            dragging.start(index);
            event.dataTransfer.setData('text/plain', name);
            event.dataTransfer.effectAllowed = 'move';
          }}
          onDragEnd={() => dragging.end()}
        >
          <ActionButton
            isQuiet
            aria-label={t('Move {name}: up and down keys', { name })}
            onKeyDown={(event) => {
              if (event.key === 'ArrowUp') onMove(index, index - 1);
              else if (event.key === 'ArrowDown') onMove(index, index + 1);
              else event.continuePropagation();
            }}
          >
            <DragHandle />
          </ActionButton>
        </span>
        <View flex minWidth={0} data-fields>
          {children}
        </View>
        <ActionButton isQuiet aria-label={t('Remove {name}', { name })} onPress={() => onRemove(index)}>
          <Delete />
        </ActionButton>
      </Flex>
    </li>
  );
}
