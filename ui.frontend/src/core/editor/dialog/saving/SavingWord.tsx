import { Content, Heading, InlineAlert } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';
import { useWaiting } from '../../sling/use-waiting';

/** Shows that a form is being saved once that takes a while. */
export function SavingWord({ isSaving }: { isSaving: boolean }): ReactNode {
  const { patience } = useWaiting();
  return (
    <div role="status">
      {isSaving && patience !== 'none' && (
        <InlineAlert variant="notice" marginBottom="size-200">
          <Heading>{patience === 'long' ? 'Still saving…' : 'Saving…'}</Heading>
          <Content>
            {patience === 'long'
              ? 'The server has not answered for a while. Saving continues; your input is kept.'
              : 'The server has not answered yet.'}
          </Content>
        </InlineAlert>
      )}
    </div>
  );
}
