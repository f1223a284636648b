import { idOfType } from '../../../../shared/addresses/app';
import type { ComponentMap } from '../document/render-child';
import type { ComponentDefinition } from '../kit/define-component';
import type { RawModel } from '../kit/models/container';
import { blockFields, CHILDREN, type BlockField } from './block-fields';
import { isLink, isObject, isPicture, type Json, type JsonObject } from './values';
import {
  code,
  escapeText,
  linkSettings,
  pictureSettings,
  settingsJson,
  writeLink,
  writePicture,
  writeValue,
} from './write-value';

/** The block option that says how deep a block is nested in those before it. */
export const DEPTH = 'depth';

/**
 * A component as a block, followed by the blocks of its children, which have the option `depth-1`, theirs `depth-2`, and
 * so on: blocks of Edge Delivery cannot contain blocks. Empty for a type without a component.
 */
export function writeBlock(model: RawModel, components: ComponentMap, depth = 0): string {
  const definition = components.get(model[':type']);
  if (!definition) return '';
  const classes = [idOfType(model[':type']), ...(depth > 0 ? [`${DEPTH}-${depth}`] : [])].join(' ');
  const children = childrenOf(model, components);
  const rows = cellsOf(definition, model, children).map((cell) => `<div><div>${cell}</div></div>`);
  return `<div class="${classes}">${rows.join('')}</div>\n${children
    .map(({ model: child }) => writeBlock(child, components, depth + 1))
    .join('')}`;
}

/** A child of a container, and what the container says of it. */
export interface ChildOf {
  readonly name: string;
  readonly column: string | undefined;
  readonly model: RawModel;
}

/** The children that some component draws, in order. */
export function childrenOf(
  { ':items': items = {}, ':itemsOrder': order = [], columnClassNames }: RawModel,
  components: ComponentMap,
): ChildOf[] {
  const columns: JsonObject = isObject(columnClassNames as Json) ? (columnClassNames as JsonObject) : {};
  return order.flatMap((name) => {
    const model = items[name];
    const column = columns[name];
    if (!model || !components.has(model[':type'])) return [];
    return [{ name, model, column: typeof column === 'string' ? column : undefined }];
  });
}

/** The contents of a block's rows. */
function cellsOf(definition: ComponentDefinition, model: RawModel, children: readonly ChildOf[]): string[] {
  const json = model as unknown as JsonObject;
  const label = ['text', 'title', 'alt']
    .map((name) => json[name])
    .find((words): words is string => typeof words === 'string' && words !== '' && !/[<\n]/.test(words));
  return blockFields(definition).flatMap((field) =>
    field.key === CHILDREN ? [writeValue(children.map(listed))] : cells(field, json, label),
  );
}

function cells({ key, kind }: BlockField, json: JsonObject, label: string | undefined): string[] {
  // The same picture once more.
  if (PICTURE_TOO.has(key) && isPicture(json['image'])) return [''];
  const value = json[key];
  switch (kind) {
    case 'title':
      return [titled(value, json[`${key}Type`])];
    case 'link':
      return isLink(value) ? [writeLink(value, label), settingsCell(linkSettings(value))] : ['', ''];
    case 'picture':
      return isPicture(value) ? [writePicture(value), settingsCell(pictureSettings(value))] : ['', ''];
    case 'boolean':
      // The SPA SDK turns `false` into an empty text.
      return [writeValue(value === '' ? false : value)];
    default:
      return [writeValue(value)];
  }
}

/** AEM's own addresses of the picture in `image`. */
const PICTURE_TOO = new Set(['src', 'srcset', 'imagePath']);

const settingsCell = (others: JsonObject): string => {
  const json = settingsJson(others);
  return json === '' ? '' : code(json);
};

/** A title is a heading of its level. */
const titled = (value: Json, level: Json): string =>
  typeof value === 'string' && value !== '' && typeof level === 'string' && /^h[1-6]$/.test(level)
    ? `<${level}>${escapeText(value)}</${level}>`
    : writeValue(value);

/** What a container says of a child. */
const listed = ({ name, column, model }: ChildOf): Json => ({
  name,
  title: model['cq:panelTitle'] as Json,
  column,
});
