import { parseLocale, localeName } from '../../../core/exporter/shared/locale/languages';
import { pageProperties } from '../../../core/exporter/shared/pages';
import { text } from '../../../core/exporter/shared/properties';
import { DAM_ROOT } from '../../../core/repository/files/reading/scan';
import type { Resource } from '../../../core/repository/Resource';

/**
 * The language of the folder that a fragment is in, in lower case (`fr`, `fr_ch`); undefined if it is in none. A folder
 * of a language says so by `jcr:language`, or is directly below the site's and named after it: further down, `ca` can be
 * Canada as well as Catalan.
 */
export function localeOf(fragment: Resource): string | undefined {
  for (let folder = fragment.parent; folder && folder.path !== DAM_ROOT; folder = folder.parent) {
    const own = parseLocale(text(pageProperties(folder), 'jcr:language'));
    const isBelowSite = folder.parent?.parent?.path === DAM_ROOT;
    const locale = own ?? (isBelowSite ? parseLocale(folder.name) : undefined);
    if (locale) return localeName(locale).toLowerCase();
  }
  return undefined;
}

/** Whether a folder's language is the one that is asked for, or a more general one. */
export const isOfLocale = (own: string | undefined, asked: string): boolean =>
  own === undefined || own === asked || asked.startsWith(`${own}_`);

/** `fr-CH` → `fr_ch`. */
export const localeKey = (asked: string): string => asked.replace('-', '_').toLowerCase();
