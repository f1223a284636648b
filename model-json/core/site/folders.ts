import path from 'node:path';
import { config } from '../../../package.json';
import { APP_ID } from '../../../shared/addresses/app';

const isDefault = APP_ID === config.site;

/** `DATA_DIR` of a program that is told none: a folder for each site. */
export const DATA_DIR = isDefault ? 'data' : `data-${APP_ID}`;

/** Where the site's build is, `clientlibs` and `dist` (scripts/chosen-site.js). */
export const builtFolder = (root: string): string =>
  isDefault ? root : path.join(root, 'dist/sites', APP_ID);
