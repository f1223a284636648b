import { selectAll, selectOne } from 'css-select';
import type { AnyNode, Element } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { textsInPlace } from '../../../../ui.frontend/src/core/entries/editing';
import { componentType } from '../../../../shared/addresses/app';
import { dialogOf } from '../mcp/content/dialog-of';
import { idOf } from './urn';

/** A text or picture of a component that is edited on the page. */
interface Mark {
  readonly model: string;
  readonly query: string;
  readonly attributes: string;
}

const attributes = (property: string, type: 'text' | 'richtext' | 'media'): string =>
  ` data-aue-prop="${property}" data-aue-type="${type}"`;

const MARKS: readonly Mark[] = [
  ...Object.entries(textsInPlace).flatMap(([type, texts]) =>
    texts.map(({ name, query, kind }): Mark => {
      const { widget } = dialogOf(type)?.fields.find((field) => field.name === name) ?? {};
      const isRich = kind === undefined ? widget === 'richtext' : kind === 'rich';
      return { model: idOf(type), query, attributes: attributes(name, isRich ? 'richtext' : 'text') };
    }),
  ),
  { model: idOf(componentType('image')), query: 'img', attributes: attributes('fileReference', 'media') },
];

/** Marks the texts and pictures of a page's components, so that they can be edited where they stand. */
export function markTexts(html: string): string {
  const document = parseDocument(html, { withStartIndices: true });
  const places = MARKS.flatMap(({ model, query, attributes: added }) =>
    selectAll<AnyNode, Element>(`[data-aue-model="${model}"]`, document).flatMap((component) => {
      const element = selectOne<AnyNode, Element>(query, component);
      return element && element.startIndex !== null
        ? [{ at: element.startIndex + 1 + element.name.length, added }]
        : [];
    }),
  );
  // From the end, so that the places before stay where they are.
  return places
    .sort((one, other) => other.at - one.at)
    .reduce((text, { at, added }) => text.slice(0, at) + added + text.slice(at), html);
}
