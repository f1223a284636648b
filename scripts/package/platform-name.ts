/**
 * A node's name as FileVault's file name (PlatformNameFormat): `jcr:content` → `_jcr_content`; a name that looks like
 * that already gets one more underscore; what file systems do not allow is percent-encoded.
 */
export function platformName(name: string): string {
  const colon = name.indexOf(':');
  // An underscore before the colon would end the prefix; the colon is escaped then.
  const isPrefixed = colon > 0 && !name.slice(0, colon).includes('_');
  const plain = isPrefixed ? `_${name.slice(0, colon)}_${name.slice(colon + 1)}` : doubled(name);
  return plain.replace(
    /[\\/:*?"<>|%]/g,
    (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
}

const doubled = (name: string) => (/^_[^_]+_/.test(name) ? `_${name}` : name);
