import { Button, Content, Heading, InlineAlert } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';
import { LONG } from '../../sling/Waiting';
import { sling } from '../../sling/sling';
import { useWaiting } from '../../sling/use-waiting';
import { t } from '../../../../../../shared/authoring/language/t';

/** Tells the author when a request has taken long, and lets them cancel it. */
export function WaitingBar(): ReactNode {
  const { patience, canStop } = useWaiting();
  return (
    <div role="status">
      {patience === 'long' && (
        <InlineAlert variant="notice" width="100%">
          <Heading level={2}>
            {t('The server has not answered for {value} seconds', { value: LONG / 1000 })}
          </Heading>
          <Content>
            {t('The editor keeps trying. None of your changes are lost.')}{' '}
            {canStop && (
              <Button variant="secondary" marginStart="size-100" onPress={() => sling.waiting.stop()}>
                {t('Stop waiting')}
              </Button>
            )}
          </Content>
        </InlineAlert>
      )}
    </div>
  );
}
