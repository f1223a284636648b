import { readdirSync } from 'node:fs';
import path from 'node:path';
import { config } from '#site-server/site.config';
import { APP_ID, CONTENT_ROOT } from '../../shared/addresses/app';

/** The countries of the site with their languages, `ch/de`, apart from the home. */
export function otherLanguages(root: string): string[] {
  const content = path.join(root, `model-json/sites/${APP_ID}/content${CONTENT_ROOT}`);
  return foldersOf(content)
    .flatMap((country) => foldersOf(path.join(content, country)).map((language) => `${country}/${language}`))
    .filter((site) => /^[a-z]{2}\/[a-z]{2}$/.test(site) && site !== config.home)
    .sort();
}

const foldersOf = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
