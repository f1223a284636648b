const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
  shy: '',
};

/** Text without markup. @param between what stands for a tag: a space where only words count */
export const plainText = (html: string, between = ''): string =>
  html.replace(/<[^<>]*>/g, between).replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
