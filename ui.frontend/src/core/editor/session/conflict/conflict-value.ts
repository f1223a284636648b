import type { DialogField } from '../../../kit/dialogs/dialog';
import { isNode, type ContentNode, type PropertyValue } from '../../sling/content-node';
import { componentTitle, fieldFor, fieldsOfType, type Definitions } from './conflict-text';
import { linesOf } from './lines-of';
import { isBookkeeping } from './same';
import { t } from '../../../../../../shared/authoring/language/t';

/** A value in a form that authors can read. */
export type Said =
  | { readonly kind: 'nothing' }
  /** Paragraphs. */
  | { readonly kind: 'text'; readonly lines: readonly string[] }
  | { readonly kind: 'list'; readonly items: readonly Said[] }
  | { readonly kind: 'picture'; readonly path: string; readonly alt: string }
  /** Parts, each by its label. */
  | { readonly kind: 'parts'; readonly parts: readonly (readonly [label: string, said: Said])[] };

type Value = PropertyValue | ContentNode | null | undefined;

const nothing: Said = { kind: 'nothing' };
const text = (...lines: string[]): Said => ({ kind: 'text', lines });

/** Describes a component's property or child node or, if `name` is `''`, the whole component. */
export function saidOf(definitions: Definitions, resourceType: string, name: string, value: Value): Said {
  const fields = fieldsOfType(definitions, resourceType);
  if (name === '') return isNode(value) ? wholeOf(definitions, value, fields) : nothing;
  if (name === 'cq:responsive' && isNode(value)) return layoutOf(value);
  return valueOf(value, fieldFor(fields, name), within(fields, name));
}

/** @param inside fields for parts of the value */
function valueOf(value: Value, field: DialogField | undefined, inside: readonly DialogField[] = []): Said {
  if (value === undefined || value === null || value === '') return nothing;
  if (typeof value === 'boolean') return text(value ? t('Yes') : t('No'));
  if (Array.isArray(value))
    return { kind: 'list', items: value.map((one: PropertyValue) => valueOf(one, field)) };
  if (isNode(value)) return nodeOf(value, field, inside);
  if (field?.widget === 'select') {
    const choice = field.options.find((option) => option.value === value);
    if (choice) return text(choice.text);
  }
  const said = String(value);
  if (isPicture(said)) return { kind: 'picture', path: said, alt: '' };
  return text(...linesOf(said));
}

function nodeOf(node: ContentNode, field: DialogField | undefined, inside: readonly DialogField[]): Said {
  const { fileReference, alt } = node;
  if (typeof fileReference === 'string' && isPicture(fileReference))
    return { kind: 'picture', path: fileReference, alt: typeof alt === 'string' ? alt : '' };
  if (field?.widget === 'multifield')
    return {
      kind: 'list',
      items: membersOf(node).map(([, entry]) =>
        isNode(entry) ? partsOf(entry, field.fields) : valueOf(entry, undefined),
      ),
    };
  return partsOf(node, inside);
}

/** The content of a node, by the labels of its fields; a single part needs no label. */
function partsOf(node: ContentNode, fields: readonly DialogField[]): Said {
  const parts = membersOf(node).map(([name, value]) => {
    const field = fieldFor(fields, name);
    return [field?.label ?? name, valueOf(value, field, within(fields, name))] as const;
  });
  const [first, second] = parts;
  if (!first) return nothing;
  return second ? { kind: 'parts', parts } : first[1];
}

/** A component and its descendants. What it needs and does not have is said, as it is all that visitors miss. */
function wholeOf(definitions: Definitions, node: ContentNode, fields: readonly DialogField[]): Said {
  const missing = fields.filter((field) => isMissingText(node, field));
  const isAboutMissing = (name: string) =>
    missing.some(
      (field) => field.name === name || (field.widget === 'richtext' && field.formattedBy === name),
    );
  const parts = membersOf(node).flatMap(([name, value]) => {
    if (isAboutMissing(name)) return [];
    const type = isNode(value) ? value['sling:resourceType'] : undefined;
    if (isNode(value) && typeof type === 'string')
      return [
        [
          componentTitle(definitions, type),
          wholeOf(definitions, value, fieldsOfType(definitions, type)),
        ] as const,
      ];
    const field = fieldFor(fields, name);
    return [[field?.label ?? name, valueOf(value, field, within(fields, name))] as const];
  });
  const empty = missing.map(({ label, name }) => [label ?? name, text(t('empty'))] as const);
  return parts.length + empty.length > 0 ? { kind: 'parts', parts: [...empty, ...parts] } : text(t('Empty'));
}

/** Whether a text that the dialog requires has no words: Sling stores an empty one as none. */
const isMissingText = (node: ContentNode, { name, required, widget }: DialogField): boolean => {
  if (!required || (widget !== 'richtext' && widget !== 'text')) return false;
  const value = node[name];
  return value === undefined || (typeof value === 'string' && linesOf(value).length === 0);
};

/** Columns per breakpoint. */
function layoutOf(node: ContentNode): Said {
  const parts = membersOf(node).flatMap(([screen, value]) => {
    if (!isNode(value)) return [];
    const { width, offset, behavior } = value;
    const words = [
      ...(behavior === 'hide' ? [t('hidden')] : []),
      ...(width !== undefined ? [t('{width} columns wide', { width: String(width) })] : []),
      ...(offset !== undefined && String(offset) !== '0'
        ? [t('{offset} columns in', { offset: String(offset) })]
        : []),
    ];
    return [[screen === 'default' ? t('Desktop') : capital(screen), text(words.join(', '))] as const];
  });
  return parts.length > 0 ? { kind: 'parts', parts } : nothing;
}

/** Names with a colon are internal, except titles and descriptions. */
const membersOf = (node: ContentNode): [string, Value][] =>
  Object.entries(node).filter(
    ([name, value]) =>
      value !== undefined &&
      value !== null &&
      !isBookkeeping(name) &&
      (!name.includes(':') || /^(?:jcr:(?:title|description)|cq:panelTitle)$/.test(name)),
  );

/** The fields inside a child node, named relative to it. */
const within = (fields: readonly DialogField[], name: string): readonly DialogField[] =>
  fields
    .filter((field) => field.name.startsWith(`${name}/`))
    .map((field) => ({ ...field, name: field.name.slice(name.length + 1), feeds: [] }));

const isPicture = (path: string) => /^\/content\/dam\/.+\.(?:jpe?g|png|webp|avif|gif|svg)$/i.test(path);
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
