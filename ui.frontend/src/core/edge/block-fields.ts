import type { z } from 'zod';
import { childKeys } from '../kit/models/container';
import type { ComponentDefinition } from '../kit/define-component';

/**
 * How a field's row is written: `link` and `picture` collapse an address and its text into one element, as Edge Delivery
 * does; `title` is a heading if `type` names its level.
 */
export type FieldKind = 'text' | 'number' | 'boolean' | 'richtext' | 'link' | 'picture' | 'title';

/** A row of a block. */
export interface BlockField {
  /** Key in the component's model. */
  readonly key: string;
  readonly kind: FieldKind;
  /** Name in `component-models.json`. */
  readonly name: string;
}

/** The row of a container that lists its children: their names, columns and panel titles. */
export const CHILDREN = 'children';
/** The row of a component's style classes (`appliedCssClassNames`). */
export const STYLE = 'appliedCssClassNames';

/** A name ending like this would be read as a part of another field: https://www.aem.live/developer/component-model-definitions */
const SUFFIX = /(?:Alt|MimeType|Type|Text|Title)$/;
/** What a block's node says of itself. */
const TAKEN = new Set(['name', 'model', 'filter', 'classes', 'modelFields', 'columns', 'rows']);

const known = new WeakMap<ComponentDefinition, readonly BlockField[]>();

/**
 * The rows of a component's block, in order: the fields of its model, then its children if it is a container, then its
 * styles. A link or picture has a row more, `…Settings`, for what an element of a document cannot say.
 */
export function blockFields(definition: ComponentDefinition): readonly BlockField[] {
  const fields = known.get(definition) ?? fieldsOf(definition);
  known.set(definition, fields);
  return fields;
}

function fieldsOf({ model }: ComponentDefinition): BlockField[] {
  const shape = shapeOf(model);
  const isContainer = ':items' in shape;
  const keys = Object.keys(shape).filter((key) => !childKeys.has(key));
  const own = keys.flatMap((key): BlockField[] => {
    // The level is that of the heading.
    if (key.endsWith('Type') && kindOf(shape, key.slice(0, -4)) === 'title') return [];
    const kind = kindOf(shape, key);
    const name = nameOf(key);
    return [{ key, kind, name }];
  });
  const row = (name: string): BlockField => ({ key: name, kind: 'richtext', name });
  return [...own, ...(isContainer ? [row(CHILDREN)] : []), { key: STYLE, kind: 'text', name: 'style' }];
}

function nameOf(key: string): string {
  const name = key.replace(/[^A-Za-z0-9]/g, '');
  return SUFFIX.test(name) || TAKEN.has(name) ? `${name}Value` : name;
}

function kindOf(shape: z.core.$ZodShape, key: string): FieldKind {
  const schema = shape[key];
  if (!schema) return 'text';
  const { inner, isChanged } = unwrapped(schema);
  switch (inner._zod.def.type) {
    case 'string':
      if (isChanged) return 'richtext';
      return `${key}Type` in shape ? 'title' : 'text';
    case 'boolean':
      return 'boolean';
    case 'number':
      return 'number';
    case 'enum':
    case 'literal':
      return 'text';
    case 'object': {
      const own = shapeOf(inner);
      if ('url' in own && 'valid' in own) return 'link';
      return 'src' in own && 'alt' in own ? 'picture' : 'richtext';
    }
    default:
      return 'richtext';
  }
}

/** The object in a schema; an empty one if it describes none. */
function shapeOf(schema: z.core.$ZodType): z.core.$ZodShape {
  const { inner } = unwrapped(schema);
  const { def } = inner._zod as z.core.$ZodObject['_zod'];
  return def.type === 'object' ? def.shape : {};
}

type Def =
  | z.core.$ZodPipeDef
  | (z.core.$ZodOptionalDef & { in?: undefined })
  | { type: 'other'; innerType?: undefined; in?: undefined };

/** A schema without what makes it optional or reads it otherwise. */
function unwrapped(
  schema: z.core.$ZodType,
  isChanged = false,
): { inner: z.core.$ZodType; isChanged: boolean } {
  const def = schema._zod.def as Def;
  if (def.type === 'pipe') {
    const isFirst = def.in._zod.def.type === 'transform';
    return unwrapped(isFirst ? def.out : def.in, isChanged || !isFirst);
  }
  return 'innerType' in def && def.innerType
    ? unwrapped(def.innerType, isChanged)
    : { inner: schema, isChanged };
}
