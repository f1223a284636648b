import { COMMON_NAMESPACES } from '../../repository/namespaces/common-namespaces';
import { METADATA_NAMESPACES } from '../../repository/namespaces/metadata-namespaces';
import { RARE_NAMESPACES } from '../../repository/namespaces/rare-namespaces';

const WRITTEN = { ...METADATA_NAMESPACES, ...RARE_NAMESPACES };

/** Namespaces whose prefixes have a meaning in our code: they are renamed to these, whatever a file calls them. */
const FIXED: Readonly<Record<string, string>> = {
  ...COMMON_NAMESPACES,
  ...Object.fromEntries(Object.entries(WRITTEN).filter(([prefix]) => /^(?:mix|dam|dc)$/.test(prefix))),
  rep: 'internal',
};

const KNOWN: Readonly<Record<string, string>> = { ...WRITTEN, ...FIXED };

/** Whether the package writer can write names with this prefix. */
export const isKnownNamespace = (prefix: string, uri: string): boolean => KNOWN[prefix] === uri;

/**
 * The prefixes to use here for those of a file.
 *
 * @throws SyntaxError if a fixed prefix stands for another namespace
 */
export function prefixesFor(namespaces: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const prefixes = new Map<string, string>();
  for (const [prefix, uri] of namespaces) {
    const fixed = Object.entries(FIXED).find(([, known]) => known === uri)?.[0];
    const expected = FIXED[prefix];
    if (fixed === undefined && expected !== undefined)
      throw new SyntaxError(`"${prefix}" stands for "${uri}"; it must stand for "${expected}"`);
    prefixes.set(prefix, fixed ?? prefix);
  }
  return prefixes;
}
