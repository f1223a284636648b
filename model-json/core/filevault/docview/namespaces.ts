import { METADATA_NAMESPACES } from '../../repository/namespaces/metadata-namespaces';
import { RARE_NAMESPACES } from '../../repository/namespaces/rare-namespaces';

/** Namespaces whose prefixes have a meaning in our code: they are renamed to these, whatever a file calls them. */
const FIXED: Readonly<Record<string, string>> = {
  jcr: 'http://www.jcp.org/jcr/1.0',
  nt: 'http://www.jcp.org/jcr/nt/1.0',
  mix: 'http://www.jcp.org/jcr/mix/1.0',
  sling: 'http://sling.apache.org/jcr/sling/1.0',
  cq: 'http://www.day.com/jcr/cq/1.0',
  granite: 'http://www.adobe.com/jcr/granite/1.0',
  rep: 'internal',
  dam: 'http://www.day.com/dam/1.0',
  dc: 'http://purl.org/dc/elements/1.1/',
};

const KNOWN: Readonly<Record<string, string>> = { ...METADATA_NAMESPACES, ...RARE_NAMESPACES, ...FIXED };

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
