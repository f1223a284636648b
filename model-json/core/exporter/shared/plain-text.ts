const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
  shy: '',
};

/** Text without markup. @param between replaces each tag: a space if only words matter */
export const plainText = (html: string, between = ''): string =>
  html.replace(/<[^<>]*>/g, between).replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
