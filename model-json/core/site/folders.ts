import { APP_ID } from '../../../shared/addresses/app';
import * as folders from './site-folders';

/** Default `DATA_DIR`: one folder for each site. */
export const DATA_DIR = folders.dataFolder(APP_ID);

/** The checkout, or the project that has installed us as a package. */
export const PROJECT = folders.projectFolder;

/** Location of the site's build, `clientlibs` and `dist`. */
export const builtFolder = (root: string): string => folders.builtFolder(root, APP_ID);

/** Location of the site's `content` and `dam`. */
export const siteFolder = (root: string): string => folders.siteFolder(root, APP_ID);
