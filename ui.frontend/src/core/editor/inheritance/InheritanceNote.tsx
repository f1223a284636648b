import { ActionButton, Item, Menu, MenuTrigger, Text } from '@adobe/react-spectrum';
import LockClosed from '@spectrum-icons/workflow/LockClosed';
import LockOpen from '@spectrum-icons/workflow/LockOpen';
import type { ReactNode } from 'react';
import { useWorkbench } from '../selection/Workbench';
import type { Inheriting } from './use-inheriting';
import './inheritance.scss';

interface InheritanceNoteProps {
  inheriting: Inheriting;
  /** Whether the component holds others, which can stay inherited. */
  isContainer: boolean;
}

/** Says how a component stands to its source, and lets an author change that; nothing on a page that is no live copy. */
export function InheritanceNote({ inheriting, isContainer }: InheritanceNoteProps): ReactNode {
  const { locks } = useWorkbench();
  const { standing, hasOwnFields, marks } = inheriting;
  if (standing === 'none' || !marks) return null;
  const isLeft = standing === 'left';
  const source = locks.sourceTitle;
  const from = source === undefined ? 'a page that you may not see' : `“${source}”`;
  return (
    <div className="ed-inherits" role="group" aria-label="Inheritance">
      <p>
        {isLeft ? <LockOpen size="S" aria-hidden /> : <LockClosed size="S" aria-hidden />}
        <span>
          {isLeft
            ? `It no longer follows ${from}.`
            : hasOwnFields
              ? `It follows ${from}, except where its fields say so.`
              : `It follows ${from}.`}
        </span>
      </p>
      <div className="ed-inherits__tools">
        {isLeft && <ActionButton onPress={() => inheriting.follow()}>Re-enable inheritance</ActionButton>}
        {!isLeft && !isContainer && (
          <ActionButton onPress={() => inheriting.leave(true)}>Cancel inheritance</ActionButton>
        )}
        {!isLeft && isContainer && (
          <MenuTrigger>
            <ActionButton>Cancel inheritance…</ActionButton>
            <Menu onAction={(key) => inheriting.leave(key === 'all')}>
              <Item key="settings" textValue="Of its settings">
                <Text>Of its settings</Text>
              </Item>
              <Item key="all" textValue="Of everything in it">
                <Text>Of everything in it</Text>
              </Item>
            </Menu>
          </MenuTrigger>
        )}
        {(isLeft || hasOwnFields) && source !== undefined && (
          <ActionButton onPress={marks.compare}>Compare with the source…</ActionButton>
        )}
      </div>
    </div>
  );
}
