import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../shell/Icon';
import type { Item } from './Item';

/** The picture of an item, or its icon. */
export const Picture = ({ item }: { item: Item }): ReactNode =>
  item.picture === undefined ? (
    <span className="co-picture">
      <Icon name={item.icon} />
    </span>
  ) : (
    <img className="co-picture" src={item.picture} alt="" loading="lazy" draggable={false} />
  );

/** Selects an item with the pointer; Space does the same with the keyboard. */
export const Tick = ({ isSelected, onToggle }: { isSelected: boolean; onToggle(): void }): ReactNode => (
  <span
    className="co-tick"
    data-checked={isSelected || undefined}
    aria-hidden="true"
    onClick={(event) => {
      event.stopPropagation();
      onToggle();
    }}
  >
    <Icon name="check" />
  </span>
);

/** What a click on an item means: with Shift a range, with Ctrl one more. */
export const clickOf = ({ shiftKey, ctrlKey, metaKey }: MouseEvent): 'one' | 'range' | 'more' =>
  shiftKey ? 'range' : ctrlKey || metaKey ? 'more' : 'one';
