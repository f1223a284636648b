import type { ComponentMap } from '../document/render-child';
import type { RawModel } from '../kit/models/container';
import { blockFields, CHILDREN, type BlockField } from './block-fields';
import { readValue, significant } from './read-value';
import { isObject, type Json, type JsonObject } from './values';

/** Blocks by name, and what each draws. */
export type TypeOfBlock = (name: string) => string | undefined;

/** Where the blocks of a block's children are put, before it is read. */
export const NESTED = 'data-nested';

/**
 * Reads the model that `write-block.ts` wrote into a block, with its nested blocks.
 *
 * @returns undefined if no component is of its name
 */
export function readBlock(
  block: Element,
  components: ComponentMap,
  typeOf: TypeOfBlock,
): RawModel | undefined {
  const type = typeOf(block.classList[0] ?? '');
  const definition = type === undefined ? undefined : components.get(type);
  if (type === undefined || !definition) return undefined;
  const rows = [...block.children].filter((row) => !row.hasAttribute(NESTED));
  const cellAt = (index: number): Element | undefined => rows[index]?.firstElementChild ?? undefined;
  const read: Record<string, Json> = {};
  let index = 0;
  for (const field of blockFields(definition)) {
    const hasSettings = field.kind === 'link' || field.kind === 'picture';
    Object.assign(read, fieldIn(field, cellAt(index), hasSettings ? cellAt(index + 1) : undefined));
    index += hasSettings ? 2 : 1;
  }
  const { [CHILDREN]: listed, ...own } = read;
  const nested = [...(block.querySelector(`:scope > [${NESTED}]`)?.children ?? [])];
  const children = nested.flatMap((child) => readBlock(child, components, typeOf) ?? []);
  return { ...own, ':type': type, ...itemsOf(children, Array.isArray(listed) ? listed : []) };
}

function fieldIn(
  { key, kind }: BlockField,
  cell: Element | undefined,
  settings: Element | undefined,
): JsonObject {
  if (!cell) return {};
  const value = headingIn(cell, key, kind) ?? valueIn(cell, key);
  const more = settings && readValue(settings);
  const whole = isObject(value[key]) && isObject(more) ? { ...value[key], ...more } : value[key];
  return whole === undefined ? {} : { ...value, [key]: whole };
}

const valueIn = (cell: Element, key: string): JsonObject => ({ [key]: readValue(cell) });

/** A title's heading names its level. */
function headingIn(cell: Element, key: string, kind: BlockField['kind']): JsonObject | undefined {
  const [only, more] = kind === 'title' ? significant(cell) : [];
  if (!(only instanceof Element) || more || !/^h[1-6]$/.test(only.localName)) return undefined;
  return { [key]: words(only), [`${key}Type`]: only.localName };
}

export const words = (element: Element): string =>
  (element.textContent ?? '').replace(/[ \n\r\t]+/g, ' ').replace(/^ | $/g, '');

/** Children under their names, with their titles and columns. */
export function itemsOf(children: readonly RawModel[], listed: readonly Json[]): Partial<RawModel> {
  if (children.length === 0) return {};
  const named = children.map((model, index) => {
    const about = listed[index];
    const { name, title, column } = isObject(about) ? about : {};
    return {
      name: typeof name === 'string' ? name : `item${index}`,
      model: typeof title === 'string' ? { ...model, 'cq:panelTitle': title } : model,
      column,
    };
  });
  return {
    ':items': Object.fromEntries(named.map(({ name, model }) => [name, model])),
    ':itemsOrder': named.map(({ name }) => name),
    columnClassNames: Object.fromEntries(
      named.flatMap(({ name, column }) => (typeof column === 'string' ? [[name, column]] : [])),
    ),
  };
}
