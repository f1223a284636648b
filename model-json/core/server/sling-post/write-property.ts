import { besideOf, besideValues, type Exact, type Stored } from '../../repository/exact-values';
import { nameOf, parentOf } from '../../repository/path';
import type { Value } from '../../repository/Resource';
import { isVersionable, isVersionState } from '../../repository/versions/versionable';
import type { ContentProperty } from './content-properties';
import { HttpError } from '../http/http-error';
import { userNow } from '../accounts/Actor';
import { storedDate, type Post } from './Post';
import { textsOf } from './values/property-texts';
import { converterFor, propertyBefore, textsBefore } from './values/stored-value';

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
  refuseState(post, property);
  makeParent(parent);
  post.versions.touch(parent);
  const kind = AUTOMATIC.get(nameOf(property.path));
  if (kind && texts?.every((text) => text === '')) setAutomatic(post, property, kind);
  else if (texts === null || (texts.length === 1 && texts[0] === '')) remove(post, property);
  else if (texts.length === 0) clear(post, property);
  else if (property.isPatch) patch(post, property, texts);
  else set(post, property, texts);
}

/** Only the repository keeps a node's history. */
function refuseState({ draft }: Post, { path }: ContentProperty): void {
  const isState = isVersionState(nameOf(path)) && isVersionable(draft.properties(parentOf(path)));
  if (isState) throw new HttpError(422, `${path} cannot be set; check the node in or out instead`);
}

const before = ({ draft }: Post, { path }: ContentProperty) =>
  propertyBefore(draft, parentOf(path), nameOf(path));

function store(post: Post, { path }: ContentProperty, value: Value, exact?: Exact): void {
  const { draft } = post;
  const [node, name] = [parentOf(path), nameOf(path)];
  const isKept =
    isEqual(value, draft.property(node, name)) && isEqual(exact, draft.property(node, besideOf(name)));
  if (!isKept) draft.setProperty(node, name, value, exact);
  post.changes.push({ type: 'modified', argument: path });
}

function remove(post: Post, property: ContentProperty): void {
  if (before(post, property) === undefined) return;
  post.draft.setProperty(parentOf(property.path), nameOf(property.path), undefined);
  post.changes.push({ type: 'deleted', argument: property.path });
}

/** A single value becomes the empty string; a list is removed. */
function clear(post: Post, property: ContentProperty): void {
  const old = before(post, property)?.value;
  if (Array.isArray(old)) remove(post, property);
  else if (old !== undefined) store(post, property, '');
}

function set(post: Post, property: ContentProperty, texts: readonly string[]): void {
  const old = before(post, property);
  const isList = property.isList === true || texts.length > 1 || Array.isArray(old?.value);
  const isReplaced = isList && old !== undefined && !Array.isArray(old.value);
  // Sling deletes a single value before it writes a list, and so forgets its type.
  if (isReplaced) post.changes.push({ type: 'deleted', argument: property.path });
  const values = texts.map(converterFor(property.path, property.type, isReplaced ? undefined : old));
  storeAll(post, property, values, isList);
}

function storeAll(post: Post, property: ContentProperty, stored: readonly Stored[], isList: boolean): void {
  const values = stored.map(({ value }) => value);
  store(post, property, isList ? values : (values[0] ?? ''), besideValues(stored, isList));
}

/** `+x` adds a value unless it is in the list, `-x` removes all equal values; anything else is ignored. */
function patch(post: Post, property: ContentProperty, texts: readonly string[]): void {
  const known = before(post, property);
  if (known !== undefined && typeof known.value !== 'object') return;
  const old = textsBefore(known);
  let list = [...old];
  for (const text of texts) {
    const value = text.slice(1);
    if (text.startsWith('-')) list = list.filter((item) => item !== value);
    else if (text.startsWith('+') && !list.includes(value)) list.push(value);
  }
  if (!isEqual(list, old))
    storeAll(post, property, list.map(converterFor(property.path, property.type, known)), true);
}

const isEqual = (value: Value | undefined, other: Value | undefined): boolean =>
  Array.isArray(value) && Array.isArray(other)
    ? value.length === other.length && value.every((item, i) => item === other[i])
    : value === other;

function setAutomatic(post: Post, property: ContentProperty, kind: Automatic): void {
  const parent = parentOf(property.path);
  const isNew = post.changes.some(({ type, argument }) => type === 'created' && argument === parent);
  if (kind.startsWith('created') && !isNew) return;
  store(post, property, kind.endsWith('By') ? userNow() : storedDate(post.now));
}
