import { ActionButton, Item, Menu, MenuTrigger, Text } from '@adobe/react-spectrum';
import LockClosed from '@spectrum-icons/workflow/LockClosed';
import LockOpen from '@spectrum-icons/workflow/LockOpen';
import type { ReactNode } from 'react';
import { useWorkbench } from '../selection/Workbench';
import type { Inheriting } from './use-inheriting';
import './inheritance.scss';
import { t } from '../../../../../shared/authoring/language/t';

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
  const from = source === undefined ? t('a page that you may not see') : `“${source}”`;
  return (
    <div className="ed-inherits" role="group" aria-label={t('Inheritance')}>
      <p>
        {isLeft ? <LockOpen size="S" aria-hidden /> : <LockClosed size="S" aria-hidden />}
        <span>
          {isLeft
            ? t('It no longer follows {from}.', { from })
            : hasOwnFields
              ? t('It follows {from}, except where its fields say so.', { from })
              : t('It follows {from}.', { from })}
        </span>
      </p>
      <div className="ed-inherits__tools">
        {isLeft && (
          <ActionButton onPress={() => inheriting.follow()}>{t('Re-enable inheritance')}</ActionButton>
        )}
        {!isLeft && !isContainer && (
          <ActionButton onPress={() => inheriting.leave(true)}>{t('Cancel inheritance')}</ActionButton>
        )}
        {!isLeft && isContainer && (
          <MenuTrigger>
            <ActionButton>{t('Cancel inheritance…')}</ActionButton>
            <Menu onAction={(key) => inheriting.leave(key === 'all')}>
              <Item key="settings" textValue={t('Of its settings')}>
                <Text>{t('Of its settings')}</Text>
              </Item>
              <Item key="all" textValue={t('Of everything in it')}>
                <Text>{t('Of everything in it')}</Text>
              </Item>
            </Menu>
          </MenuTrigger>
        )}
        {(isLeft || hasOwnFields) && source !== undefined && (
          <ActionButton onPress={marks.compare}>{t('Compare with the source…')}</ActionButton>
        )}
      </div>
    </div>
  );
}
