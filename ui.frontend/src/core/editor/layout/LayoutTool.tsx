import { ActionButton, Text } from '@adobe/react-spectrum';
import type { ReactElement, ReactNode } from 'react';
import { useIsNarrow } from '../screen/use-is-narrow';

interface LayoutToolProps {
  icon: ReactElement;
  label: string;
  isDisabled?: boolean;
  onPress(): void;
}

/** A button with a label; only its icon where space is tight. */
export function LayoutTool({ icon, label, isDisabled = false, onPress }: LayoutToolProps): ReactNode {
  const isNarrow = useIsNarrow();
  return (
    <ActionButton isDisabled={isDisabled} onPress={onPress} aria-label={isNarrow ? label : undefined}>
      {icon}
      {!isNarrow && <Text>{label}</Text>}
    </ActionButton>
  );
}
