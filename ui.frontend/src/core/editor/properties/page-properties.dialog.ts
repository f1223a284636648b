import { spokenPageTabs } from '../../language/spoken-dialogs';
import type { Dialog } from '../../kit/dialogs/dialog';

/** Fields of a page's `jcr:content`. Its address is not a property: see `address-tab.ts`. */
export const pageProperties: Pick<Dialog, 'tabs'> = { tabs: spokenPageTabs };
