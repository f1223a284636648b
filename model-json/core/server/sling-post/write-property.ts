import { nameOf, parentOf } from '../../repository/path';
import type { Scalar, Value } from '../../repository/Resource';
import type { ContentProperty } from './content-properties';
import { storedDate, USER, type Post } from './Post';
import { storedValue, typeOf } from './stored-value';

type Automatic = 'created' | 'createdBy' | 'modified' | 'modifiedBy';

/** Automatic values of properties that are sent empty; creation properties only for new nodes. */
const AUTOMATIC: ReadonlyMap<string, Automatic> = new Map([
  ['created', 'created'],
  ['jcr:created', 'created'],
  ['createdBy', 'createdBy'],
  ['jcr:createdBy', 'createdBy'],
  ['lastModified', 'modified'],
  ['jcr:lastModified', 'modified'],
  ['lastModifiedBy', 'modifiedBy'],
  ['jcr:lastModifiedBy', 'modifiedBy'],
]);

/**
 * Writes one property according to its parameters.
 *
 * @param makeParent ensures that its node exists
 */
export function writeProperty(
  post: Post,
  property: ContentProperty,
  makeParent: (path: string) => void,
): void {
  const texts = textsOf(property);
  if (texts === undefined) return;
  const { draft, changes } = post;
  const parent = parentOf(property.path);
  const name = nameOf(property.path);
  makeParent(parent);
  const before = draft.property(parent, name);
  const kind = AUTOMATIC.get(name);
  const value =
    kind && texts?.every((text) => text === '')
      ? automatic(post, parent, kind, before)
      : valueOf(property, texts, before);
  if (value === before) return;
  draft.setProperty(parent, name, value);
  changes.push({ type: value === undefined ? 'deleted' : 'modified', argument: property.path });
}

/** The posted value, or its substitute; undefined for nothing, null to remove the property. */
function textsOf(property: ContentProperty): readonly string[] | null | undefined {
  const { values, defaults = [], useDefaultWhenMissing, ignoreBlanks } = property;
  if (!values) return useDefaultWhenMissing && defaults.length > 0 ? defaults : undefined;
  const filled = values.filter((value) => value !== '');
  if (ignoreBlanks) return filled.length > 0 ? filled : undefined;
  if (values.length > 1 || filled.length > 0 || defaults.length === 0) return values;
  if (defaults[0] === ':ignore') return undefined;
  return defaults[0] === ':null' ? null : defaults;
}

function valueOf(
  { path, type, isList, isPatch }: ContentProperty,
  texts: readonly string[] | null,
  before: Value | undefined,
): Value | undefined {
  if (texts === null) return undefined;
  const kind = type ?? typeOf(before);
  const convert = (text: string) => storedValue(path, text, kind);
  if (isPatch) return patched(texts, before, convert);
  // One empty value removes the property, even a list, as always in Sling.
  if (texts.length === 1 && texts[0] === '') return undefined;
  const values = texts.map(convert);
  return isList === true || texts.length > 1 || Array.isArray(before) ? values : values[0];
}

/** `+x` adds a value unless it is in the list, `-x` removes all equal values; anything else is ignored. */
function patched(
  texts: readonly string[],
  before: Value | undefined,
  convert: (text: string) => Scalar,
): Value | undefined {
  if (before !== undefined && typeof before !== 'object') return before;
  const old = before ?? [];
  let list = [...old];
  for (const text of texts) {
    if (!/^[+-]/.test(text)) continue;
    const value = convert(text.slice(1));
    if (text.startsWith('-')) list = list.filter((item) => item !== value);
    else if (!list.includes(value)) list.push(value);
  }
  const isSame = list.length === old.length && list.every((item, i) => item === old[i]);
  return isSame ? before : list;
}

function automatic(
  { now, changes }: Post,
  parent: string,
  kind: Automatic,
  before: Value | undefined,
): Value | undefined {
  const isNew = changes.some(({ type, argument }) => type === 'created' && argument === parent);
  if (kind.startsWith('created') && !isNew) return before;
  return kind.endsWith('By') ? USER : storedDate(now);
}
