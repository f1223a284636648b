import type { Items } from './items';

/** The pages whose content is shown: most often one. */
export const pagesOf = (items: Items): readonly string[] => [
  ...new Set(
    [...items.values()].flatMap(({ content }) =>
      content === undefined ? [] : [content.replace(/\/jcr:content(?:\/.*)?$/, '')],
    ),
  ),
];
