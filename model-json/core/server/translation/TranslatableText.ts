import { contentOf } from '../../exporter/shared/pages';
import { flag, text as textOf } from '../../exporter/shared/properties';
import type { Resource, ResourceTree } from '../../repository/Resource';
import { ComponentTexts } from '../../repository/texts/ComponentTexts';
import { fieldOf } from '../checks/field-of';

/** A text that is translated. Pages in two languages have the same ids. */
export interface TranslatableText {
  /** An XML name token. */
  readonly id: string;
  /** The path of its node below `jcr:content`; empty for that itself. */
  readonly node: string;
  readonly property: string;
  /** Its position, if the property is a list. */
  readonly index?: number;
  readonly value: string;
  /** Whether it is HTML. */
  readonly isRich: boolean;
  /** The title of its component. */
  readonly component: string;
  /** The field in the component's dialog. */
  readonly field: string;
}

/** The texts of a page that its readers see, in its order. */
export function* textsOf(tree: ResourceTree, page: Resource | undefined): Generator<TranslatableText> {
  const content = contentOf(page);
  if (content) yield* textsBelow(tree, content, content, new ComponentTexts(tree));
}

function* textsBelow(
  tree: ResourceTree,
  node: Resource,
  content: Resource,
  texts: ComponentTexts,
): Generator<TranslatableText> {
  const at = node.path.slice(content.path.length + 1);
  for (const [property, value] of Object.entries(node.properties)) {
    const isList = Array.isArray(value);
    if (typeof value !== 'string' && !isList) continue;
    if (texts.kindOf(node, property) !== 'prose') continue;
    const place = fieldOf(node, property);
    const component = titleOf(tree, place.path);
    for (const [index, each] of (isList ? (value as readonly unknown[]) : [value]).entries())
      if (typeof each === 'string' && each.trim() !== '')
        yield {
          id: idOf(at, property, isList ? index : undefined),
          ...{ node: at, property, value: each, component, field: place.field },
          ...(isList && { index }),
          isRich: isRichText(node, property, each),
        };
  }
  for (const child of node.children.values()) yield* textsBelow(tree, child, content, texts);
}

/** Dialogs with a choice store it; other rich texts always begin with an element. */
function isRichText(node: Resource, property: string, value: string): boolean {
  const chosen = property === 'text' ? flag(node.properties, 'textIsRich') : undefined;
  return chosen ?? /^\s*<[a-z][^>]*>[^]*>\s*$/.test(value);
}

function titleOf(tree: ResourceTree, path: string): string {
  const type = textOf(tree.get(path)?.properties ?? {}, 'sling:resourceType');
  const component = type === undefined ? undefined : tree.get(`/apps/${type}`);
  return textOf(component?.properties ?? {}, 'jcr:title') ?? type?.split('/').at(-1) ?? 'Page';
}

/** Every character that XML forbids in a token becomes its code, so that no two texts get the same id. */
const idOf = (node: string, property: string, index: number | undefined): string =>
  [node, property, ...(index === undefined ? [] : [String(index)])]
    .join('/')
    .replace(/[^A-Za-z0-9./-]/gu, (letter) => `_${letter.codePointAt(0)?.toString(16)}_`)
    .replaceAll('/', ':');
