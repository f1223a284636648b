import { APP_ID } from '../../../shared/addresses/app';
import * as folders from './site-folders';

/** `DATA_DIR` of a program that is told none: a folder for each site. */
export const DATA_DIR = folders.dataFolder(APP_ID);

/** Where the site's build is, `clientlibs` and `dist`. */
export const builtFolder = (root: string): string => folders.builtFolder(root, APP_ID);
