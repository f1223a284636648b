import type { DialogField } from '../../../kit/dialogs/dialog';
import type { ContentNode } from '../../session/EditorSession';
import { at, beside, withAt, type Content } from './node';
import type { FieldOf, ImageValue, LinkValue, PanelValue, ValueOf } from './Values';

/** Reads and writes a widget's value in a node, in the format of AEM's own dialogs. */
export interface Codec<V, F> {
  read(node: ContentNode, field: F): V;
  write(node: ContentNode, field: F, value: V): ContentNode;
}

type Named = Pick<DialogField, 'name'>;

const asText = (value: Content): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'number' || typeof value === 'boolean'
      ? `${value}`
      : '';

const asTexts = (value: Content): readonly string[] => {
  if (Array.isArray(value)) return value.map(String);
  const one = asText(value);
  return one ? [one] : [];
};

/** Older content stores flags as text. */
const asFlag = (value: Content): boolean | undefined =>
  value === true || value === 'true' ? true : value === false || value === 'false' ? false : undefined;

function asNumber(value: Content): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

const text: Codec<string, Named> = {
  read: (node, { name }) => asText(at(node, name)),
  write: (node, { name }, value) => withAt(node, name, value || undefined),
};

/** An empty text is kept beside others, like an empty table cell; a single one is no value, as in Sling. */
const texts: Codec<readonly string[], Named> = {
  read: (node, { name }) => asTexts(at(node, name)),
  write: (node, { name }, value) =>
    withAt(node, name, value.join('') || value.length > 1 ? value : undefined),
};

const oneOrMore: Codec<string | readonly string[], Named & { multiple?: boolean }> = {
  read: (node, { name, multiple }) => (multiple ? asTexts : asText)(at(node, name)),
  write: (node, { name }, value) => withAt(node, name, value.length > 0 ? value : undefined),
};

const select: Codec<string, FieldOf<'select'>> = {
  read: (node, { name, value }) => asText(at(node, name)) || (value ?? ''),
  write: (node, { name }, value) => withAt(node, name, value || undefined),
};

const number: Codec<number | undefined, FieldOf<'number'>> = {
  read: (node, { name, value }) => asNumber(at(node, name)) ?? value,
  write: (node, { name }, value) => withAt(node, name, value),
};

const checkbox: Codec<boolean, FieldOf<'checkbox'>> = {
  read: (node, { name, value }) => asFlag(at(node, name)) ?? value ?? false,
  write: (node, { name }, value) => withAt(node, name, value),
};

const link: Codec<LinkValue, Named> = {
  read: (node, { name }): LinkValue => ({
    url: asText(at(node, name)),
    target: asText(at(node, beside(name, 'linkTarget'))),
  }),
  write: (node, { name }, { url, target }) =>
    withAt(withAt(node, name, url || undefined), beside(name, 'linkTarget'), (url && target) || undefined),
};

const image: Codec<ImageValue, Named> = {
  read: (node, { name }): ImageValue => ({
    fileReference: asText(at(node, `${name}/fileReference`)),
    alt: asText(at(node, `${name}/alt`)),
    isDecorative: asFlag(at(node, `${name}/isDecorative`)) ?? false,
    altValueFromDAM: asFlag(at(node, `${name}/altValueFromDAM`)) ?? false,
    focalPoint: asText(at(node, `${name}/focalPoint`)),
  }),
  write: (node, { name }, value) => {
    if (!value.fileReference) return withAt(node, name, undefined);
    const { fileReference, alt, isDecorative, altValueFromDAM, focalPoint } = value;
    const properties = {
      fileReference,
      alt: alt || undefined,
      isDecorative: isDecorative || undefined,
      altValueFromDAM,
      focalPoint: focalPoint || undefined,
    };
    return Object.entries(properties).reduce(
      (all, [key, property]) => withAt(all, `${name}/${key}`, property),
      node,
    );
  },
};

/** Panels are components, not properties: `panel-commands.ts` turns them into commands. */
const panels: Codec<readonly PanelValue[], Named> = { read: () => [], write: (node) => node };

type Simple = Exclude<DialogField['widget'], 'multifield'>;

/** Of all widgets whose value is not itself a form. */
export const codecs: { readonly [W in Simple]: Codec<ValueOf[W], FieldOf<W>> } = {
  text,
  textarea: text,
  richtext: text,
  date: text,
  texts,
  tags: texts,
  path: oneOrMore,
  panel: oneOrMore,
  select,
  number,
  checkbox,
  link,
  image,
  focalpoint: text,
  panels,
};
