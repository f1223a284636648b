import { ActionButton, Flex, Text } from '@adobe/react-spectrum';
import { useState, type ReactNode } from 'react';
import type { TextEditor } from './text-editor';
import { t } from '../../../../../shared/authoring/language/t';

/** Offers the unsaved input of an earlier visit, until the author restores or discards it. */
export function DraftOffer({ text }: { text: TextEditor }): ReactNode {
  const [isOffering, setOffering] = useState(true);
  if (!isOffering || text.draft === undefined) return null;
  return (
    <Flex wrap gap="size-100" alignItems="center" marginTop="size-50">
      <Text>{t('Your earlier input here was not saved.')}</Text>
      <ActionButton
        onPress={() => {
          text.takeDraft();
          setOffering(false);
          text.editor.commands.focus('end');
        }}
      >
        {t('Restore it')}
      </ActionButton>
      <ActionButton
        onPress={() => {
          text.forget();
          setOffering(false);
          text.editor.commands.focus();
        }}
      >
        {t('Discard it')}
      </ActionButton>
    </Flex>
  );
}
