import type { ReactNode } from 'react';
import { consoleAddress } from '../../../../../../shared/addresses/consoles';
import { Icon } from '../../shell/Icon';

/** A link, so that the browser asks before unsaved changes are lost. */
export const WayBack = (): ReactNode => (
  <a className="co-action" href={consoleAddress('models', '/conf')}>
    <Icon name="back" />
    All models
  </a>
);
