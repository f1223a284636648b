import type { ReactNode } from 'react';
import { consoleAddress } from '../../../../../../shared/addresses/consoles';
import { Icon } from '../../shell/Icon';
import { t } from '../../../../../../shared/authoring/language/t';

/** A link, so that the browser asks before unsaved changes are lost. */
export const WayBack = (): ReactNode => (
  <a className="co-action" href={consoleAddress('models', '/conf')}>
    <Icon name="back" />
    {t('All models')}
  </a>
);
