import { APP_ID } from '../../../shared/addresses/app';
import * as folders from './site-folders';

/** Default `DATA_DIR`: one folder for each site. */
export const DATA_DIR = folders.dataFolder(APP_ID);

/** Location of the site's build, `clientlibs` and `dist`. */
export const builtFolder = (root: string): string => folders.builtFolder(root, APP_ID);
