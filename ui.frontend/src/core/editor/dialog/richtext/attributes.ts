import type { GlobalAttributes } from '@tiptap/core';
import { allowedAttributes } from '../../../kit/html/allowed-html';

/** Attributes that every tag may have, and some tags alone: kept as they are, no matter who wrote them. */
const everywhere = allowedAttributes['*'] ?? [];

/** The schema's attributes for names of HTML's. */
export const attributesOf = (names: readonly string[]) =>
  Object.fromEntries(
    names.map((name) => [
      name,
      {
        default: null,
        parseHTML: (element: HTMLElement) => element.getAttribute(name),
        renderHTML: (attributes: Record<string, unknown>) =>
          attributes[name] === null || attributes[name] === undefined ? {} : { [name]: attributes[name] },
      },
    ]),
  );

/** Attributes of a tag beyond those of every tag. */
export const ownAttributes = (tag: string): readonly string[] => allowedAttributes[tag] ?? [];

/** `id`, `class`, `lang`, `dir` and `title` on every node and mark. */
export const globalAttributes = (types: string[]): GlobalAttributes => [
  { types, attributes: attributesOf(everywhere) },
];
