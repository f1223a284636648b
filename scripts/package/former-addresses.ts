import { isPage, pageProperties } from '../../model-json/core/exporter/shared/pages';
import { texts } from '../../model-json/core/exporter/shared/properties';
import type { Resource } from '../../model-json/core/repository/Resource';
import { FORMER_ADDRESSES, isFormerAddress } from '../../model-json/core/server/relocate/former-addresses';

/**
 * The properties of a page's content with the addresses that it had because a page above it was moved. Our own server follows from the page above;
 * Sling redirects page by page.
 */
export function withFormerAddresses({ name, parent, properties }: Resource): Resource['properties'] {
  if (name !== 'jcr:content' || !isPage(parent)) return properties;
  const inherited = inheritedAddresses(parent);
  if (inherited.length === 0) return properties;
  const own = texts(properties, FORMER_ADDRESSES) ?? [];
  return {
    ...properties,
    ...(own.length === 0 && { 'sling:redirect': true, 'sling:redirectStatus': 301 }),
    [FORMER_ADDRESSES]: [...new Set([...own, ...inherited])],
  };
}

function inheritedAddresses(page: Resource): string[] {
  const found: string[] = [];
  for (let above = page.parent; above; above = above.parent) {
    const rest = page.path.slice(above.path.length);
    const former = (texts(pageProperties(above), FORMER_ADDRESSES) ?? []).filter(isFormerAddress);
    found.push(...former.map((path) => path + rest));
  }
  return found;
}
