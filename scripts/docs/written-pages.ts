import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chapterOf, type Places } from './chapter';
import { PARTS } from './contents';
import { chapterText, chapterTexts, childList, pageNode, ROOT, type Node } from './nodes';

/** Pages by their path below the root of the handbook: `authors/editor`. */
export type Pages = Map<string, Node>;

const DECISIONS = 'docs/adr';
/** Two headings make a list worth its place. */
const MANY = /<h2[^]*<h2/;

const nameOf = (file: string): string => path.posix.basename(file, '.md').toLowerCase();

/** The pages of documents and decisions. */
export function writtenPages(root: string): Pages {
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const decisions = readdirSync(path.join(root, DECISIONS))
    .filter((file) => /^\d.*\.md$/.test(file))
    .sort()
    .map((file) => `${DECISIONS}/${file}`);
  const places = placesOf(decisions);
  const pages: Pages = new Map();
  const add = (place: string, file: string): string => {
    const chapter = chapterOf(read(file), file, places);
    pages.set(place, chapterPage(file === 'README.md' ? { ...chapter, title: 'Read me first' } : chapter));
    return place;
  };
  for (const { name, title, description, files } of PARTS) {
    const chapters = files.map((file) => add(`${name}/${nameOf(file)}`, file));
    pages.set(name, partPage(name, title, description, chapters));
  }
  const chapters = decisions.map((file) => add(`decisions/${nameOf(file)}`, file));
  const description = 'What was decided, why, and which alternatives were rejected.';
  pages.set('decisions', partPage('decisions', 'Decisions', description, chapters));
  return pages;
}

/** Where documents are in the handbook. The index of documents is its start. */
function placesOf(decisions: readonly string[]): Places {
  const places = new Map([
    ...PARTS.flatMap(({ name, files }) => files.map((file) => [file, `${name}/${nameOf(file)}`] as const)),
    ...decisions.map((file) => [file, `decisions/${nameOf(file)}`] as const),
    [`${DECISIONS}/README.md`, 'decisions'] as const,
    [`${DECISIONS}/`, 'decisions'] as const,
  ]);
  return (file) => {
    if (file === 'docs/README.md') return ROOT;
    const place = places.get(file);
    return place === undefined ? undefined : `${ROOT}/${place}`;
  };
}

const chapterPage = ({ title, description, html }: ReturnType<typeof chapterOf>): Node =>
  pageNode({ title, description, hasContents: MANY.test(html), body: chapterTexts(html) });

/** The page of a part: its chapters, each with what it is about. */
export const partPage = (
  name: string,
  title: string,
  description: string,
  chapters: readonly string[],
): Node =>
  pageNode(
    {
      ...{ title, description, hasContents: false },
      body: { lead: chapterText(`<p>${description}</p>`), list: childList(`${ROOT}/${name}`) },
    },
    chapters.map((each) => each.slice(name.length + 1)),
  );
