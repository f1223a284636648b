import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Entry } from './Entry';
import { errorPages, redirectsOf } from './redirect-rules';
import { headerRules } from './header-classes';
import type { SiteFacts } from './messages';
import { httpdConfiguration, httpdMap } from './httpd';
import { headersFile, redirectsFile } from './netlify';
import { nginxMaps, nginxServer, type ServerFacts } from './nginx';
import { writeWhole } from './store-body';

/**
 * Completes a generation: its manifest and the configuration of web servers; removes what an interrupted export left.
 *
 * @param partial its folder
 * @param folder where it will be
 */
export function writeGeneration(
  partial: string,
  folder: string,
  entries: ReadonlyMap<string, Entry>,
  facts: SiteFacts,
  service: string | undefined,
): void {
  const all = [...entries.values()];
  const files = all.flatMap((entry) => entry.files.map((file) => ({ ...file, type: entry.type })));
  removeOthers(path.join(partial, 'site'), new Set(files.map(({ name }) => name)));
  const server: ServerFacts = {
    ...facts,
    root: path.join(folder, 'site'),
    rules: headerRules(all),
    redirects: redirectsOf(all),
    errorPages: errorPages(facts),
    service,
  };
  writeWhole(partial, 'conf/nginx-maps.conf', nginxMaps(server));
  writeWhole(partial, 'conf/nginx-server.conf', nginxServer(server));
  writeWhole(partial, 'conf/httpd.map', httpdMap(server));
  writeWhole(partial, 'conf/httpd.conf', httpdConfiguration(server, path.join(folder, 'conf/httpd.map')));
  const addressOf = new Map(
    all.flatMap(({ address, files: [file] }) =>
      file?.name.endsWith('.html') ? [[`/${file.name}`, address] as const] : [],
    ),
  );
  writeWhole(partial, 'site/_headers', headersFile({ ...server, addressOf }));
  writeWhole(partial, 'site/_redirects', redirectsFile({ ...server, addressOf }));
  const listed = files.sort((a, b) => (a.name < b.name ? -1 : 1)).map(({ name, ...file }) => [name, file]);
  writeWhole(partial, 'manifest.json', JSON.stringify({ files: Object.fromEntries(listed) }, undefined, 1));
}

function removeOthers(site: string, names: ReadonlySet<string>): void {
  for (const entry of readdirSync(site, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    if (!names.has(path.relative(site, file))) rmSync(file);
  }
}
