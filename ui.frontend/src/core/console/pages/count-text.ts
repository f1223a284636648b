/** `1 page`, `3 pages`. */
export const countText = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

/** `“News”`, or `3 pages`. */
export const namedText = (titles: readonly string[]): string =>
  titles.length === 1 ? `“${titles[0]}”` : countText(titles.length, 'page');
