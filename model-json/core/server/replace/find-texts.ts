import { setImmediate } from 'node:timers/promises';
import type { FoundPage, FoundText, FoundTexts, TextSearch } from '../../../../shared/authoring/found-texts';
import { displayTitle, isPage, pageProperties } from '../../exporter/shared/pages';
import { text } from '../../exporter/shared/properties';
import { isWithin } from '../../repository/path';
import type { Resource } from '../../repository/Resource';
import { hashOf } from '../accounts/store/secrets';
import type { Instance } from '../Instance';
import { componentTitle } from '../prose/component-title';
import { documentsWithin } from './documents-within';
import { refusalOfDocument, refusalOfText } from './refusals';
import { excerptOf } from './text/excerpt';
import { finderOf, type FindInText } from './text/find-in-text';
import { readText } from './text/read-text';
import { textsIn, type StoredText } from '../prose/texts-of';

/** A part of the results ends at whichever of these comes first. */
const MOST_MS = 300;
const MOST_MATCHES = 500;
/** Other requests are answered in between. */
const PAGES_AT_ONCE = 10;

/**
 * Looks for a text in the prose of pages and fragments at and below a node, for a limited time: the next part begins where
 * this one ends.
 *
 * @param from the last page of the part before
 * @param signal ends the work
 */
export async function findTexts(
  root: Resource,
  search: TextSearch,
  { repository }: Pick<Instance, 'repository'>,
  { from, signal }: { from?: string | undefined; signal?: AbortSignal } = {},
): Promise<FoundTexts> {
  const textsOf = textsIn(repository);
  const find = finderOf(search);
  const pages: FoundPage[] = [];
  let searched = 0;
  let matches = 0;
  const end = performance.now() + MOST_MS;
  for (const document of documentsWithin(root, from)) {
    const texts = [...textsOf(document)].flatMap((stored) => foundIn(document, stored, find, repository));
    searched += 1;
    matches += texts.reduce((sum, each) => sum + each.matches.length, 0);
    if (texts.length > 0) pages.push({ ...named(document), kind: kindOf(document), texts });
    if (performance.now() > end || matches >= MOST_MATCHES || signal?.aborted)
      return { pages, searched, next: document.path };
    if (searched % PAGES_AT_ONCE === 0) await setImmediate();
  }
  return { pages, searched };
}

function foundIn(
  document: Resource,
  stored: StoredText,
  find: FindInText,
  tree: Instance['repository'],
): FoundText[] {
  const { node, property, isRich, path, field } = stored;
  const value = node.properties[property];
  const isList = typeof value === 'object';
  return (isList ? value : [value]).flatMap((each, index): FoundText[] => {
    if (typeof each !== 'string') return [];
    const readable = readText(each, isRich);
    const spans = find(readable);
    if (spans.length === 0) return [];
    const type = isPage(document) ? text(tree.get(path)?.properties ?? {}, 'sling:resourceType') : undefined;
    const refusal = refusalOfDocument(document) ?? refusalOfText(document, node, property, tree);
    return [
      {
        node: node.path,
        property,
        ...(isList && { index }),
        ...{ path, field },
        component: componentTitle(document, stored, tree),
        ...(type !== undefined && { type }),
        state: stateOf(each),
        ...(refusal !== undefined && { refusal }),
        matches: spans.map((span) => excerptOf(readable.text, span)),
      },
    ];
  });
}

/** A name of a text: it changes with the text. */
export const stateOf = (value: string): string => hashOf(value).slice(0, 16);

/** A page or fragment as authors know it. */
export function named(document: Resource): { path: string; title: string } {
  const isFragment = document.properties['jcr:primaryType'] === 'dam:Asset';
  const title = isFragment ? text(pageProperties(document), 'jcr:title') : displayTitle(document);
  return { path: document.path, title: title ?? document.name };
}

function kindOf(document: Resource): FoundPage['kind'] {
  if (!isPage(document)) return 'content-fragment';
  return isWithin(document.path, '/content/experience-fragments') ? 'experience-fragment' : 'page';
}
