import { contentOf } from '../../../../core/exporter/shared/pages';
import { plainText } from '../../../../core/exporter/shared/plain-text';
import type { Resource } from '../../../../core/repository/Resource';

/** Properties that hold words for readers. */
const WORDS = new Set([
  'jcr:title', 'pageTitle', 'navTitle', 'jcr:description', 'text', 'pretitle', 'caption', 'figures', 'cells', 'title', 'label', 'alt', 'html',
]); // prettier-ignore

/** A hard space parts words like any other. */
const plain = (html: string): string => plainText(html, ' ').replaceAll('\u00a0', ' ');

/** Everything that is written on a page. */
export function wordsOn(page: Resource): string {
  const words: string[] = [];
  const content = contentOf(page);
  if (content) collect(content, words);
  return words.map(plain).join(' ');
}

function collect({ properties, children }: Resource, into: string[]): void {
  for (const [name, value] of Object.entries(properties)) {
    if (!WORDS.has(name)) continue;
    if (typeof value === 'string') into.push(value);
    else if (Array.isArray(value)) into.push(value.filter((each) => typeof each === 'string').join(' '));
  }
  for (const child of children.values()) collect(child, into);
}
