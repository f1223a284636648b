import { ActionButton, Item, Menu, MenuTrigger, Text } from '@adobe/react-spectrum';
import LockClosed from '@spectrum-icons/workflow/LockClosed';
import LockOpen from '@spectrum-icons/workflow/LockOpen';
import type { ReactNode } from 'react';
import type { DialogField } from '../../kit/dialogs/dialog';
import type { FieldMarks } from './FormContext';
import { t } from '../../../../../shared/authoring/language/t';

interface InheritanceMarkProps {
  field: DialogField;
  state: 'inherited' | 'own';
  marks: FieldMarks;
}

/** Says whether a field is inherited, and lets an author change that. */
export function InheritanceMark({ field, state, marks }: InheritanceMarkProps): ReactNode {
  const isOwn = state === 'own';
  const act = { cancel: marks.cancel, resume: marks.resume, reset: marks.reset, compare: marks.compare };
  return (
    <MenuTrigger align="end">
      <ActionButton
        isQuiet
        aria-label={
          isOwn
            ? t('{label}: inheritance cancelled', { label: field.label })
            : t('{label}: inherited', { label: field.label })
        }
        UNSAFE_className="editor-inherits"
      >
        {isOwn ? <LockOpen size="S" /> : <LockClosed size="S" />}
      </ActionButton>
      <Menu onAction={(key) => act[key as keyof typeof act](field)}>
        {(isOwn ? OF_OWN : OF_INHERITED).map(([key, words]) => (
          <Item key={key} textValue={words}>
            <Text>{words}</Text>
          </Item>
        ))}
      </Menu>
    </MenuTrigger>
  );
}

const OF_INHERITED = [['cancel', t('Cancel inheritance')]] as const;
const OF_OWN = [
  ['resume', t('Re-enable inheritance')],
  ['reset', t('Reset to source')],
  ['compare', t('Compare with the source…')],
] as const;
