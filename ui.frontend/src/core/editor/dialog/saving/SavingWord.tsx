import { Content, Heading, InlineAlert } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';
import { useWaiting } from '../../sling/use-waiting';
import { t } from '../../../../../../shared/authoring/language/t';

/** Shows that a form is being saved once that takes a while. */
export function SavingWord({ isSaving }: { isSaving: boolean }): ReactNode {
  const { patience } = useWaiting();
  return (
    <div role="status">
      {isSaving && patience !== 'none' && (
        <InlineAlert variant="notice" marginBottom="size-200">
          <Heading>{patience === 'long' ? t('Still saving…') : t('Saving…')}</Heading>
          <Content>
            {patience === 'long'
              ? t('The server has not answered for a while. Saving continues; your input is kept.')
              : t('The server has not answered yet.')}
          </Content>
        </InlineAlert>
      )}
    </div>
  );
}
