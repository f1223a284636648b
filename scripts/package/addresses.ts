import { config } from '#site-server/site.config';
import { APP_ID, CONTENT_ROOT } from '../../shared/addresses/app';
import type { PackageFile } from './content-files';
import { otherLanguages } from './other-languages';

/**
 * How AEM's publish writes and reads the short addresses of the site's pages: `/visit` for the home's, `/ch/de/visit` for
 * another country's.
 */
export function addresses(root: string): [path: string, file: PackageFile][] {
  const home = `${CONTENT_ROOT}/${config.home}`;
  const host = `$[env:${APP_ID.toUpperCase()}_HOST;default=localhost]`;
  const others = otherLanguages(root);
  const mappings = [
    mapping('home', `${host}/$`, `${home}.html`),
    mapping('pages', `${host}/$1`, `${home}/([^.]+)[.]html`),
    ...(others.length > 0
      ? [mapping('countries', `${host}/$1`, `${CONTENT_ROOT}/((?:${others.join('|')})(?:/[^.]+)?)[.]html`)]
      : []),
  ];
  const script = mappings.join('\n');
  const name = `org.apache.sling.jcr.repoinit.RepositoryInitializer~${APP_ID}-addresses.cfg.json`;
  const folder = `ui.apps/config/src/main/content/jcr_root/apps/${APP_ID}/osgiconfig/config.publish`;
  return [[`${folder}/${name}`, { text: `${JSON.stringify({ scripts: [script] }, null, 2)}\n` }]];
}

const mapping = (name: string, match: string, redirect: string): string =>
  [
    `create path (sling:Folder) /etc/map.publish/https/${name}`,
    `set properties on /etc/map.publish/https/${name}`,
    `    set sling:match{String} to "${match}"`,
    `    set sling:internalRedirect{String} to "${redirect}"`,
    'end',
  ].join('\n');
