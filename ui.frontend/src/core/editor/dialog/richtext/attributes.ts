import type { GlobalAttributes } from '@tiptap/core';
import { allowedAttributes } from '../../../kit/html/allowed-html';

/** Attributes allowed on every tag, or on certain tags: kept unchanged in existing content. */
const everywhere = allowedAttributes['*'] ?? [];

/** Schema attributes by HTML attribute name. */
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

/** A tag's attributes besides the global ones. */
export const ownAttributes = (tag: string): readonly string[] => allowedAttributes[tag] ?? [];

/** `id`, `class`, `lang`, `dir` and `title` on every node and mark. */
export const globalAttributes = (types: string[]): GlobalAttributes => [
  { types, attributes: attributesOf(everywhere) },
];
