import { APP_ID, APP_TITLE, THEMES, UNBROKEN_NUMBERS } from '#app';

/* Names derived from the site being built (`#app`). */

export { APP_ID, APP_TITLE, THEMES, UNBROKEN_NUMBERS };

/** Root of the pages of all countries. */
export const CONTENT_ROOT = `/content/${APP_ID}`;

/** Root of the site's assets. */
export const DAM_ROOT = `/content/dam/${APP_ID}`;

/** The component library. */
export const LIBRARY_ROOT = `/content/${APP_ID}-library`;

/** Resource type of one of our components, relative to `/apps`: `teaser`, `form/text`. */
export const componentType = (name: string): string => `${APP_ID}/components/${name}`;

/** A component's id in definitions, models and filters of Adobe's editors, and its block: `form-text` for `mysite/components/form/text`. */
export const idOfType = (resourceType: string): string =>
  resourceType.replace(/^.*?\/components\//, '').replaceAll('/', '-');

/** Address of a servlet: `search`, `changes`. */
export const servlet = (name: string): string => `/bin/${APP_ID}/${name}`;
