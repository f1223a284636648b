import { contentOf } from '../../../../core/exporter/shared/pages';
import { plainText } from '../../../../core/exporter/shared/plain-text';
import type { Resource, ResourceTree } from '../../../../core/repository/Resource';
import { ComponentTexts } from '../../../../core/repository/texts/ComponentTexts';

/** A hard space separates words like any other space. */
const plain = (html: string): string => plainText(html, ' ').replaceAll('\u00a0', ' ');

/** All text of a page. */
export function wordsOn(page: Resource, tree: ResourceTree): string {
  const words: string[] = [];
  const content = contentOf(page);
  if (content) collect(content, new ComponentTexts(tree), words);
  return words.map(plain).join(' ');
}

function collect(node: Resource, texts: ComponentTexts, into: string[]): void {
  for (const [name, value] of Object.entries(node.properties)) {
    if (texts.kindOf(node, name) !== 'prose') continue;
    if (typeof value === 'string') into.push(value);
    else if (Array.isArray(value)) into.push(value.filter((each) => typeof each === 'string').join(' '));
  }
  for (const child of node.children.values()) collect(child, texts, into);
}
