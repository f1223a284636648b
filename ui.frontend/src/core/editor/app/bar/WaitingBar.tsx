import { Button, Content, Heading, InlineAlert } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';
import { LONG } from '../../sling/Waiting';
import { sling } from '../../sling/sling';
import { useWaiting } from '../../sling/use-waiting';

/** Says that the server is silent, once that is long, and lets an author cancel the request. */
export function WaitingBar(): ReactNode {
  const { patience, canStop } = useWaiting();
  return (
    <div role="status">
      {patience === 'long' && (
        <InlineAlert variant="notice" width="100%">
          <Heading>{`The server has not answered for ${LONG / 1000} seconds`}</Heading>
          <Content>
            It is still being tried. Nothing that you typed or did is lost.{' '}
            {canStop && (
              <Button variant="secondary" marginStart="size-100" onPress={() => sling.waiting.stop()}>
                Stop waiting
              </Button>
            )}
          </Content>
        </InlineAlert>
      )}
    </div>
  );
}
