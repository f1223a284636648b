import { ActionGroup, Item, Text } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';
import { modes, type Mode } from './modes';
import { t } from '../../../../../../shared/authoring/language/t';

interface ModeSwitchProps {
  mode: Mode;
  /** Shows icons instead of words. */
  isShort: boolean;
  /** A mode that there is not. @default all are there */
  without?: Mode;
  onChange(mode: Mode): void;
}

/** Editing, layout or preview. */
export const ModeSwitch = ({ mode, isShort, without, onChange }: ModeSwitchProps): ReactNode => (
  <ActionGroup
    aria-label={t('Mode')}
    density="compact"
    buttonLabelBehavior={isShort ? 'hide' : 'show'}
    selectionMode="single"
    disallowEmptySelection
    selectedKeys={[mode]}
    onSelectionChange={(keys) => {
      const chosen = keys === 'all' ? undefined : modes.find(({ key }) => keys.has(key));
      if (chosen) onChange(chosen.key);
    }}
  >
    {modes
      .filter(({ key }) => key !== without)
      .map(({ key, title, Icon }) => (
        <Item key={key} textValue={title}>
          {isShort && <Icon />}
          <Text>{title}</Text>
        </Item>
      ))}
  </ActionGroup>
);
