import { ActionGroup, Item } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';
import type { Anchor } from './Anchor';
import { FloatingBar } from './FloatingBar';
import type { TargetText } from './targets';
import { t } from '../../../../../shared/authoring/language/t';

interface TextChoiceProps {
  /** The component that has the texts. */
  readonly anchor: Anchor;
  readonly texts: readonly Pick<TargetText, 'property' | 'label'>[];
  onChoose(property: string): void;
  onCancel(): void;
}

/** Lets the author choose which of a component's texts to edit. */
export function TextChoice({ anchor, texts, onChoose, onCancel }: TextChoiceProps): ReactNode {
  return (
    <FloatingBar anchor={anchor} takesFocus onPressOutside={onCancel} onEscape={onCancel}>
      <ActionGroup
        aria-label={t('Edit in place')}
        items={texts}
        onAction={(property) => onChoose(String(property))}
      >
        {({ property, label }) => <Item key={property}>{label}</Item>}
      </ActionGroup>
    </FloatingBar>
  );
}
