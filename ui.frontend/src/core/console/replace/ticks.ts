import type { FoundPage, FoundText, TickedText } from '../../../../../shared/authoring/found-texts';

/** The matches that are not ticked, by their keys: everything that can be replaced is, until the author unticks it. */
export type Unticked = ReadonlySet<string>;

/** A match of a text, by its number. */
export const keyOf = ({ node, property, index }: FoundText, match: number): string =>
  `${node} ${property} ${index ?? ''} ${match}`;

/** The keys of all matches that can be replaced. */
export const keysOf = (pages: readonly FoundPage[]): string[] =>
  pages.flatMap(({ texts }) =>
    texts
      .filter(({ refusal }) => refusal === undefined)
      .flatMap((text) => text.matches.map((_, match) => keyOf(text, match))),
  );

/** The pages with the texts that can be replaced. */
export const replaceable = (pages: readonly FoundPage[]): FoundPage[] =>
  pages
    .map((page) => ({ ...page, texts: page.texts.filter(({ refusal }) => refusal === undefined) }))
    .filter(({ texts }) => texts.length > 0);

/** Ticks or unticks matches. */
export function withTicks(unticked: Unticked, keys: readonly string[], isTicked: boolean): Unticked {
  const next = new Set(unticked);
  for (const key of keys)
    if (isTicked) next.delete(key);
    else next.add(key);
  return next;
}

/** What is ticked on a page, as the server wants it. */
export const tickedTexts = ({ texts }: FoundPage, unticked: Unticked): TickedText[] =>
  texts
    .filter(({ refusal }) => refusal === undefined)
    .map((text) => ({
      node: text.node,
      property: text.property,
      ...(text.index !== undefined && { index: text.index }),
      state: text.state,
      matches: text.matches.flatMap((_, match) => (unticked.has(keyOf(text, match)) ? [] : [match])),
    }))
    .filter(({ matches }) => matches.length > 0);
