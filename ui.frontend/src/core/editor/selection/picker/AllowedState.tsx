import { Button, ProgressCircle } from '@adobe/react-spectrum';
import type { ReactNode } from 'react';
import type { Allowed } from './use-allowed';
import { t } from '../../../../../../shared/authoring/language/t';

interface AllowedStateProps {
  allowed: Allowed;
  /** Said if no component is offered; undefined if there are some. */
  none: string | undefined;
  className?: string;
  /** Size of the sign that they are loading. */
  size?: 'S' | 'M';
}

/** What is said in place of the components that a container allows. */
export function AllowedState({ allowed, none, className, size = 'M' }: AllowedStateProps): ReactNode {
  if (allowed.state === 'loading')
    return <ProgressCircle aria-label={t('Loading components')} isIndeterminate size={size} />;
  if (allowed.state === 'failed')
    return (
      <p className={className} role="alert">
        {t('The server did not return the components allowed here.')}{' '}
        <Button variant="secondary" onPress={allowed.retry}>
          {t('Try again')}
        </Button>
      </p>
    );
  if (none === undefined) return null;
  return (
    <p className={className} role="status">
      {none}
    </p>
  );
}
