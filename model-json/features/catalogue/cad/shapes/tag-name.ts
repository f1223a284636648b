/** A tag's id without its site and its first folder: `mysite:family/mobile/piston` → `mobile/piston`. */
export const tagName = (id: string): string => id.slice(id.indexOf('/') + 1);
