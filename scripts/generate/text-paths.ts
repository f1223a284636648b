import type { DialogField } from '../../ui.frontend/src/core/kit/dialogs/dialog';

/** The paths of a component's text properties, relative to it. `*` is any child: a multifield entry, a panel. */
export interface TextPaths {
  /** Texts that visitors read. */
  readonly prose?: readonly string[];
  /** Texts that visitors type. */
  readonly queries?: readonly string[];
  /** Prose that is HTML; `text?textIsRich` only if that property is set. */
  readonly rich?: readonly string[];
}

/** The text properties that a dialog declares. Each list is left out if empty. */
export function textPaths(fields: readonly DialogField[]): TextPaths {
  const found = fields.flatMap(textsOf);
  const ofKind = (words: string) => found.filter(([, kind]) => kind === words).map(([path]) => path);
  const [prose, queries] = [ofKind('prose'), ofKind('query')];
  const rich = fields.flatMap(richTextsOf);
  return {
    ...(prose.length > 0 && { prose }),
    ...(queries.length > 0 && { queries }),
    ...(rich.length > 0 && { rich }),
  };
}

function textsOf(field: DialogField): [path: string, words: string | undefined][] {
  switch (field.widget) {
    case 'text':
    case 'texts':
    case 'textarea':
      return [[field.name, field.words]];
    case 'richtext':
      return [[field.name, 'prose']];
    case 'image':
      return [[`${field.name}/alt`, 'prose']];
    case 'panels':
      return [[`*/${field.name}`, 'prose']];
    case 'multifield':
      return field.fields.flatMap(textsOf).map(([path, words]) => [`${field.name}/*/${path}`, words]);
    default:
      return [];
  }
}

function richTextsOf(field: DialogField): string[] {
  if (field.widget === 'richtext')
    return [field.formattedBy === undefined ? field.name : `${field.name}?${field.formattedBy}`];
  if (field.widget === 'textarea' && field.isHtml) return [field.name];
  if (field.widget !== 'multifield') return [];
  return field.fields.flatMap(richTextsOf).map((path) => `${field.name}/*/${path}`);
}
