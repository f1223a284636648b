import { UNIVERSAL_SCREEN, universalAddress } from '../../../../../shared/addresses/universal-editor';
import { t } from '../../../../../shared/authoring/language/t';

/** What the screen shows: a page of author, or one of an application elsewhere. */
export interface Target {
  /** Where the frame finds it. */
  readonly address: URL;
  /** The page's path on author; undefined for a page elsewhere. */
  readonly path?: string;
}

/** Where a target can be: this author, and the origins that its operator has named. */
export interface Allowed {
  readonly own: string;
  readonly origins: readonly string[];
}

/**
 * The target that an author types or follows: an address, or a path of author's content.
 *
 * @returns why it cannot be shown, if it cannot
 */
export function targetAt(typed: string, { own, origins }: Allowed): Target | string {
  const text = typed.trim();
  if (text === '' || !URL.canParse(text, own)) return t('“{text}” is not an address.', { text });
  const address = new URL(text, own);
  if (address.origin === own) {
    // Addresses of the editors lead to the same page.
    const [, path] =
      /^(?:\/(?:universal-)?editor\.html)?(\/content\/[^?#]+?)(?:\.html)?$/.exec(address.pathname) ?? [];
    return path === undefined
      ? t('{text} is not a page of this site; its pages begin with /content/.', { text })
      : ownTarget(decodeURI(path), own);
  }
  if (origins.includes(address.origin)) return { address };
  return t(
    'Pages of {origin} may not be opened here. The operator of this server can allow it by UNIVERSAL_EDITOR_ORIGINS.',
    { origin: address.origin },
  );
}

/** A page as visitors see it, with its attributes. */
const ownTarget = (path: string, own: string): Target => ({
  address: new URL(`${encodeURI(path)}.html?wcmmode=disabled`, own),
  path,
});

/** The target in the browser's address; undefined if there is none. */
export function targetIn({ pathname, search }: Pick<Location, 'pathname' | 'search'>, allowed: Allowed) {
  const page = new URLSearchParams(search).get('page');
  const typed = page ?? pathname.slice(UNIVERSAL_SCREEN.length);
  return typed === '' || typed === '/' ? undefined : targetAt(typed, allowed);
}

/** The browser's address for a target. */
export const addressOfTarget = ({ address, path }: Target): string =>
  path === undefined
    ? `${UNIVERSAL_SCREEN}?${String(new URLSearchParams({ page: address.href }))}`
    : universalAddress(path);
