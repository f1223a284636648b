/**
 * The path of a resource in the content of this author.
 *
 * @param urn `urn:NAME:/content/…`; NAME is announced by a meta element `urn:adobe:aue:system:NAME`
 * @param mapping contents of the page's meta elements: `aem:https://author.example.com`
 * @param own this author's origin
 * @returns undefined for resources of other systems
 */
export function contentPath(
  urn: string,
  mapping: Readonly<Record<string, string>>,
  own: string,
): string | undefined {
  const [, system, path] = /^urn:([^:/]+):(\/.+)$/.exec(urn) ?? [];
  if (system === undefined || path === undefined) return undefined;
  const announced = mapping[`urn:adobe:aue:system:${system}`] ?? '';
  const [, address] = /^\w+:(https?:\/\/.+)$/.exec(announced) ?? [];
  return address !== undefined && originOf(address) === own ? path : undefined;
}

const originOf = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).origin : undefined;
