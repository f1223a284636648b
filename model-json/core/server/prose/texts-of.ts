import { descendant } from '../../exporter/shared/assets';
import { contentOf } from '../../exporter/shared/pages';
import { text } from '../../exporter/shared/properties';
import type { Resource, ResourceTree } from '../../repository/Resource';
import { ComponentTexts } from '../../repository/texts/ComponentTexts';
import { modelTexts } from '../../repository/texts/model-texts';
import { fieldOf } from '../checks/field-of';

/** A property with prose. */
export interface StoredText {
  readonly node: Resource;
  readonly property: string;
  readonly isRich: boolean;
  /** The node of the component that authors know it by, and its field there. */
  readonly path: string;
  readonly field: string;
}

export type TextsOf = (document: Resource) => Generator<StoredText>;

/** Finds the prose of pages and fragments: what their dialogs and models declare as such. */
export function textsIn(tree: ResourceTree): TextsOf {
  const texts = new ComponentTexts(tree);
  const elementsOf = modelTexts(tree);
  return function* (document) {
    const content = contentOf(document);
    if (!content) return;
    if (document.properties['jcr:primaryType'] === 'cq:Page') yield* componentTexts(content, texts);
    else yield* fragmentTexts(content, elementsOf);
  };
}

/** The prose in a page's content. */
export function* componentTexts(node: Resource, texts: ComponentTexts): Generator<StoredText> {
  for (const property in node.properties) {
    if (texts.kindOf(node, property) !== 'prose') continue;
    yield { node, property, isRich: texts.isRich(node, property), ...fieldOf(node, property) };
  }
  for (const child of node.children.values()) {
    if (child.properties['jcr:primaryType'] === 'cq:Page' || child.name === 'cq:LiveSyncConfig') continue;
    yield* componentTexts(child, texts);
  }
}

function* fragmentTexts(
  content: Resource,
  elementsOf: (model: string) => ReadonlySet<string>,
): Generator<StoredText> {
  const at = (node: Resource, property: string, isRich: boolean): StoredText => ({
    ...{ node, property, isRich },
    path: content.path,
    field: property,
  });
  if (content.properties['jcr:title'] !== undefined) yield at(content, 'jcr:title', false);
  const data = content.children.get('data');
  const elements = elementsOf(text(data?.properties ?? {}, 'cq:model') ?? '');
  const master = descendant(content, 'data/master');
  for (const variation of data?.children.values() ?? [])
    for (const name of elements) {
      if (variation.properties[name] === undefined) continue;
      const type = `${name}@ContentType`;
      const mimeType = variation.properties[type] ?? master?.properties[type];
      yield at(variation, name, mimeType === 'text/html');
    }
}
