import { nameOf, parentOf } from '../../repository/path';
import type { Value } from '../../repository/Resource';
import type { ContentProperty } from './content-properties';
import { storedDate, USER, type Post } from './Post';
import { textsOf } from './values/property-texts';
import { converterFor } from './values/stored-value';

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
 * Writes one property according to its parameters. The change is reported even if the value stays the same, as in
 * Sling.
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
  const parent = parentOf(property.path);
  makeParent(parent);
  const kind = AUTOMATIC.get(nameOf(property.path));
  if (kind && texts?.every((text) => text === '')) setAutomatic(post, property, kind);
  else if (texts === null || (texts.length === 1 && texts[0] === '')) remove(post, property);
  else if (texts.length === 0) clear(post, property);
  else if (property.isPatch) patch(post, property, texts);
  else set(post, property, texts);
}

const valueOf = ({ draft }: Post, { path }: ContentProperty) => draft.property(parentOf(path), nameOf(path));

function store(post: Post, { path }: ContentProperty, value: Value): void {
  const before = post.draft.property(parentOf(path), nameOf(path));
  if (!isSame(value, before)) post.draft.setProperty(parentOf(path), nameOf(path), value);
  post.changes.push({ type: 'modified', argument: path });
}

function remove(post: Post, property: ContentProperty): void {
  if (valueOf(post, property) === undefined) return;
  post.draft.setProperty(parentOf(property.path), nameOf(property.path), undefined);
  post.changes.push({ type: 'deleted', argument: property.path });
}

/** A single value becomes the empty string; a list is removed. */
function clear(post: Post, property: ContentProperty): void {
  const before = valueOf(post, property);
  if (Array.isArray(before)) remove(post, property);
  else if (before !== undefined) store(post, property, '');
}

function set(post: Post, property: ContentProperty, texts: readonly string[]): void {
  const before = valueOf(post, property);
  const isList = property.isList === true || texts.length > 1 || Array.isArray(before);
  const isReplaced = isList && before !== undefined && !Array.isArray(before);
  // Sling deletes a single value before it writes a list, and so forgets its type.
  if (isReplaced) post.changes.push({ type: 'deleted', argument: property.path });
  const values = texts.map(converterFor(property.path, property.type, isReplaced ? undefined : before));
  store(post, property, isList ? values : (values[0] ?? ''));
}

/** `+x` adds a value unless it is in the list, `-x` removes all equal values; anything else is ignored. */
function patch(post: Post, property: ContentProperty, texts: readonly string[]): void {
  const before = valueOf(post, property);
  if (before !== undefined && typeof before !== 'object') return;
  const old = (before ?? []).map(String);
  let list = [...old];
  for (const text of texts) {
    const value = text.slice(1);
    if (text.startsWith('-')) list = list.filter((item) => item !== value);
    else if (text.startsWith('+') && !list.includes(value)) list.push(value);
  }
  if (!isSame(list, old)) store(post, property, list.map(converterFor(property.path, property.type, before)));
}

function setAutomatic(post: Post, property: ContentProperty, kind: Automatic): void {
  const parent = parentOf(property.path);
  const isNew = post.changes.some(({ type, argument }) => type === 'created' && argument === parent);
  if (kind.startsWith('created') && !isNew) return;
  store(post, property, kind.endsWith('By') ? USER : storedDate(post.now));
}

const isSame = (value: Value, other: Value | undefined): boolean =>
  Array.isArray(value) && Array.isArray(other)
    ? value.length === other.length && value.every((item, i) => item === other[i])
    : value === other;
