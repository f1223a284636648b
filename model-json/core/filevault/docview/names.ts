/** A name in XML as JCR's: `_x0034_04` → `404` (ISO 9075-14). */
export const nameOfXml = (name: string): string =>
  name.replace(/_x([\da-fA-F]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/**
 * A file's or folder's name as its node's: `_jcr_content` → `jcr:content`, `__a_b` → `_a_b`, `%3a` → `:`. The names are those of
 * FileVault's PlatformNameFormat.
 */
export function nameOfPlatform(name: string): string {
  const [, prefix, local] = /^_([^_]+)_(.*)$/s.exec(name) ?? [];
  if (prefix !== undefined) return `${unescaped(prefix)}:${unescaped(local ?? '')}`;
  return unescaped(name.startsWith('__') ? name.slice(1) : name);
}

const unescaped = (name: string) =>
  name.replace(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
