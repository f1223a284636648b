import { Button, ButtonGroup, Content, Heading, IllustratedMessage } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';
import { SlingError } from '../../sling/SlingError';
import { t } from '../../../../../../shared/authoring/language/t';

interface FailedPageProps {
  path: string;
  error: unknown;
  onRetry(): void;
  onList(): void;
}

/** Shown instead of a page that cannot be opened: why, and what to do. */
export function FailedPage({ path, error, onRetry, onList }: FailedPageProps): ReactNode {
  const isMissing = error instanceof SlingError && error.status === 404;
  return (
    <main className="ed-failed">
      <IllustratedMessage>
        <Heading level={2}>
          {isMissing ? t('There is no such page') : t('The page could not be opened')}
        </Heading>
        <Content>
          {isMissing
            ? t('Nothing is stored at {path}. It may have been moved or deleted.', { path })
            : error instanceof SlingError
              ? error.message
              : String(error)}
        </Content>
      </IllustratedMessage>
      <ButtonGroup align="center">
        {!isMissing && (
          <Button variant="accent" onPress={onRetry}>
            {t('Try again')}
          </Button>
        )}
        <Button variant={isMissing ? 'accent' : 'secondary'} onPress={onList}>
          {t('All pages')}
        </Button>
      </ButtonGroup>
    </main>
  );
}
