import type { ReactNode } from 'react';
import { Icon } from '../shell/Icon';
import type { ItemState } from './Item';

/** The states of an item: an icon and a word each. */
export const States = ({ states }: { states: readonly ItemState[] }): ReactNode => (
  <span className="co-states">
    {states.map(({ tone, icon, text, hint }) => (
      <span key={text} className="co-state" data-tone={tone} title={hint}>
        <Icon name={icon} />
        {text}
      </span>
    ))}
  </span>
);
