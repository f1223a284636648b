import type { FileChange, Migration, StoredTree } from '../../../../api/server';

const OLD = 'core-components-examples';
const NEW = 'ventora-library';

/** `content/core-components-examples/…`, below the folders of pages, assets, fragments, tags, models and uploads. */
const FILE = new RegExp(`^((?:content|conf|dam)/(?:(?:dam|experience-fragments|cq%3atags)/)?)${OLD}(?=[/.])`);
/** A path to it, or one of its tags, in a string of JSON. */
const REFERENCE = new RegExp(
  `(/(?:content|conf)/(?:(?:dam|experience-fragments|cq:tags)/)?)${OLD}(?=[/.:"\\\\?#&<\\s]|$)|(?<=")${OLD}(?=:)`,
  'g',
);

/**
 * The component library moved to a path of its own, since Adobe's examples use the former one. What comes from git moves
 * by itself; this moves what authors wrote there, and changes references in all that authors wrote.
 */
export const libraryMoved: Migration = {
  number: 1,
  title: `moves authors' changes below ${OLD} to ${NEW}, with references to them`,
  changes: (tree) =>
    tree.files.filter((file) => tree.isAuthored(file)).flatMap((file) => changesOf(tree, file)),
};

function changesOf(tree: StoredTree, file: string): FileChange[] {
  const target = file.replace(FILE, `$1${NEW}`);
  // An author has already written there: both stay, and the old one is listed at the start.
  const to = target !== file && tree.has(target) && tree.isAuthored(target) ? file : target;
  if (!file.endsWith('.json'))
    return to === file
      ? []
      : [{ file: tree.absolute(to), text: { copyOf: tree.absolute(file) } }, removed(tree, file)];
  const before = tree.text(file);
  const text = before.replace(REFERENCE, (_whole, folder?: string) => `${folder ?? ''}${NEW}`);
  if (to === file) return text === before ? [] : [{ file: tree.absolute(file), text }];
  return [{ file: tree.absolute(to), text }, removed(tree, file)];
}

const removed = (tree: StoredTree, file: string): FileChange => ({
  file: tree.absolute(file),
  text: undefined,
});
