import { contentOf } from '../../exporter/shared/pages';
import { text } from '../../exporter/shared/properties';
import type { Resource, ResourceTree } from '../../repository/Resource';
import { ComponentTexts } from '../../repository/texts/ComponentTexts';
import { componentTitle } from '../prose/component-title';
import { componentTexts } from '../prose/texts-of';

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
  /** That component below `jcr:content`, and its resource type. */
  readonly item: string;
  readonly type?: string;
  /** The field in the component's dialog. */
  readonly field: string;
}

/** The texts of a page that its readers see, in its order. */
export function* textsOf(tree: ResourceTree, page: Resource | undefined): Generator<TranslatableText> {
  const content = contentOf(page);
  if (!page || !content) return;
  for (const stored of componentTexts(content, new ComponentTexts(tree))) {
    const { node, property, isRich, field, path } = stored;
    const at = node.path.slice(content.path.length + 1);
    const type = text(tree.get(path)?.properties ?? {}, 'sling:resourceType');
    const value = node.properties[property];
    const isList = typeof value === 'object';
    for (const [index, each] of (isList ? value : [value]).entries())
      if (typeof each === 'string' && each.trim() !== '')
        yield {
          id: idOf(at, property, isList ? index : undefined),
          ...{ node: at, property, value: each, isRich, field },
          component: componentTitle(page, stored, tree),
          item: path.slice(content.path.length + 1),
          ...(type !== undefined && { type }),
          ...(isList && { index }),
        };
  }
}

/** Every character that XML forbids in a token becomes its code, so that no two texts get the same id. */
const idOf = (node: string, property: string, index: number | undefined): string =>
  [node, property, ...(index === undefined ? [] : [String(index)])]
    .join('/')
    .replace(/[^A-Za-z0-9./-]/gu, (letter) => `_${letter.codePointAt(0)?.toString(16)}_`)
    .replaceAll('/', ':');
