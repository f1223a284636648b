import { ActionButton, Flex, ProgressCircle } from '@adobe/react-spectrum';
import FullScreen from '@spectrum-icons/workflow/FullScreen';
import FullScreenExit from '@spectrum-icons/workflow/FullScreenExit';
import type { ReactNode } from 'react';
import { t } from '../../../../../shared/authoring/language/t';

interface FormHeaderProps {
  readonly isSaving: boolean;
  readonly isFull: boolean;
  /** Undefined where the form always takes the whole window. */
  readonly onFull: ((isFull: boolean) => void) | undefined;
}

/** Shows that the form is being saved, and sizes its window. */
export const FormHeader = ({ isSaving, isFull, onFull }: FormHeaderProps): ReactNode => (
  <Flex gap="size-100" alignItems="center">
    {isSaving && <ProgressCircle aria-label={t('Saving')} size="S" isIndeterminate />}
    {onFull && (
      <ActionButton
        isQuiet
        aria-label={isFull ? t('Smaller window') : t('Whole window')}
        onPress={() => onFull(!isFull)}
      >
        {isFull ? <FullScreenExit /> : <FullScreen />}
      </ActionButton>
    )}
  </Flex>
);
