import path from 'node:path';
import {
  completedFolder,
  isInstalled,
  projectFolder,
  sourceFolder,
} from '../../model-json/core/site/site-folders';
import { APP_ID } from '../../shared/addresses/app';

/* Where what is generated for a site goes. From our sources, so `../…` in a project that has installed us. */

const fromSources = (folder: string): string => path.relative(sourceFolder, folder).replaceAll(path.sep, '/');

/** The modules that `#site/…` names. */
export const browserFolder = isInstalled
  ? fromSources(path.join(completedFolder, 'browser'))
  : `ui.frontend/src/sites/${APP_ID}`;

/** Those that `#site-server/…` names. */
export const serverFolder = isInstalled
  ? fromSources(path.join(completedFolder, 'server'))
  : `model-json/sites/${APP_ID}`;

/** The folder of `content` and `dam`. */
export const homeFolder = isInstalled ? fromSources(projectFolder) : `model-json/sites/${APP_ID}`;

/** The components of the project itself; a site in the checkout has none. */
export const ownComponents = isInstalled ? [`${homeFolder}/components`] : [];

/** How a generated module of a site names another of our sources: `../../core/islands/Island`. */
export const importFrom = (folder: string, source: string): string =>
  path
    .relative(path.join(sourceFolder, folder), path.join(sourceFolder, source))
    .replaceAll(path.sep, '/')
    .replace(/^(?!\.)/, './');
