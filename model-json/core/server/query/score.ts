import { nameOf, parentOf } from '../../repository/path';
import type { Resource } from '../../repository/Resource';
import { plain, valuesAt } from './property-at';

const TITLES = [
  'jcr:content/jcr:title',
  'jcr:content/navTitle',
  'jcr:content/pageTitle',
  'jcr:content/metadata/dc:title',
];

/**
 * `jcr:score` of a page or an asset: how well its title and its address match words; 0 if only its text matches. AEM's
 * own indexes also rank titles and names first.
 *
 * @param words normalised by `plain`
 */
export function scoreOf(node: Resource, words: readonly string[]): number {
  const titles = TITLES.flatMap((path) => valuesAt(node, path)).map((title) => plain(String(title)));
  const name = plain(nameOf(node.path));
  const above = plain(parentOf(node.path));
  return words.reduce(
    (score, word) =>
      score + weigh(titles, word, TITLE) + weigh([name], word, NAME) + weigh([above], word, ABOVE),
    titles.includes(words.join(' ')) ? WHOLE_TITLE : 0,
  );
}

/** The score of a word as the whole text, at the beginning of a word, or inside one. */
type Weights = readonly [whole: number, start: number, inside: number];

const TITLE: Weights = [6, 5, 2];
const NAME: Weights = [3, 3, 1];
const ABOVE: Weights = [1, 1, 0];
const WHOLE_TITLE = 4;

function weigh(texts: readonly string[], word: string, [whole, start, inside]: Weights): number {
  const having = texts.filter((text) => text.includes(word));
  if (having.length === 0) return 0;
  const own = having.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u));
  if (own.includes(word)) return whole;
  return own.some((one) => one.startsWith(word)) ? start : inside;
}
