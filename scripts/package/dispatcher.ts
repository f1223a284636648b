import { config } from '#site-server/site.config';
import { APP_ID, CONTENT_ROOT } from '../../shared/addresses/app';
import type { PackageFile } from './content-files';
import { otherLanguages } from './other-languages';

const SOURCES = 'ui.apps/dispatcher/src/conf.d';
const NAME = APP_ID.toUpperCase();

/** The error page of each status. */
const ERROR_PAGES = { 404: '404', 500: '500', 502: '500', 503: '500', 504: '500' };

/** Extensions of files, for which an error page makes no sense. */
const FILES = 'avif|css|csv|gif|ico|jpe?g|js|json|mp4|pdf|png|svg|txt|vtt|webp|woff2|xml|zip';

/** The parts of httpd's configuration that depend on the site's languages. */
export function dispatcher(root: string): [path: string, file: PackageFile][] {
  const others = otherLanguages(root).join('|');
  return [
    [`${SOURCES}/variables/custom.vars`, { text: variables(others) }],
    [`${SOURCES}/headers/${APP_ID}_errors.conf`, { text: errors(others) }],
  ];
}

/** @param others languages besides the home's, as an expression; with none it matches no address */
const variables = (others: string): string =>
  [
    '# The home language, which has no prefix in its addresses; its address with a prefix; the root of all languages; the prefixes of',
    '# the others.',
    `Define ${NAME}_HOME ${CONTENT_ROOT}/${config.home}`,
    `Define ${NAME}_HOME_PREFIX /${config.home}`,
    `Define ${NAME}_SITE ${CONTENT_ROOT}`,
    `Define ${NAME}_COUNTRIES ${others || '(?!)'}`,
    '',
  ].join('\n');

function errors(others: string): string {
  const pages = (home: string, indent = '') =>
    Object.entries(ERROR_PAGES).map(
      ([status, page]) => `${indent}ErrorDocument ${status} ${home}/errors/${page}.html`,
    );
  return [
    '# Each language has its own error pages. Missing files get plain text, because pages request them, not visitors.',
    ...pages(`${CONTENT_ROOT}/${config.home}`),
    ...(others
      ? [
          `<LocationMatch "^(?:${CONTENT_ROOT})?/(?<site>${others})(?:[./]|$)">`,
          ...pages(`${CONTENT_ROOT}/%{env:MATCH_SITE}`, '    '),
          '</LocationMatch>',
        ]
      : []),
    `<LocationMatch "\\.(?:${FILES})(?:/|$)">`,
    '    ErrorDocument 404 "Not found"',
    '    ErrorDocument 502 "Cannot be reached"',
    '    ErrorDocument 503 "Cannot be reached"',
    '    ErrorDocument 504 "Takes too long"',
    '</LocationMatch>',
    '',
  ].join('\n');
}
