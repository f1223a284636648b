import { readdirSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { INSTANCES, mountsOf, treeOf, type DataFolder, type Instance } from '../data-folder';
import { hasFileType } from '../files/reading/file-types';
import { classify } from '../files/reading/scan';
import type { Repository } from '../Repository';
import type { Resource } from '../Resource';
import type { Finding } from './Finding';
import { findUnusedBytes } from './find-unused-bytes';
import { findInPages } from './find-in-pages';

/**
 * Checks the content of author and publish. Changes nothing; each finding has its own repair.
 *
 * @param repositories of both instances
 */
export function* checkContent(
  folder: DataFolder,
  repositories: Readonly<Record<Instance, Repository>>,
): Generator<Finding> {
  for (const instance of INSTANCES) {
    const repository = repositories[instance];
    for (const { file, message } of repository.problems())
      yield { kind: 'unreadable', instance, where: file, what: message };
    yield* findInPages(instance, repository);
    yield* unknownFiles(folder, instance);
  }
  yield* findUnusedBytes(folder);
  const { author, publish } = repositories;
  const site = publish.get('/content');
  if (site) yield* findGhosts(author, publish, site);
}

function* findGhosts(author: Repository, publish: Repository, node: Resource): Generator<Finding> {
  for (const child of node.children.values()) {
    const isPage = hasFileType({ 'jcr:primaryType': String(child.properties['jcr:primaryType']) });
    if (!isPage) continue;
    if (author.get(child.path)) yield* findGhosts(author, publish, child);
    else {
      yield {
        kind: 'live but not on author',
        instance: 'publish',
        where: child.path,
        what: 'is shown to visitors with everything below it, but no author can see it',
        mend: { how: 'remove it from publish', run: () => publish.delete(child.path) },
      };
    }
  }
}

/** Files in a tree that belong to no node. The repair moves them aside, so that nothing is lost. */
function* unknownFiles(folder: DataFolder, instance: Instance): Generator<Finding> {
  const tree = treeOf(folder, instance);
  const mounts = mountsOf(folder, instance);
  for (const entry of readdirSync(tree, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || entry.name.startsWith('.lock')) continue;
    if (mounts.some((mount) => classify(mount, file))) continue;
    const where = file.slice(folder.dir.length + 1);
    const aside = join(folder.dir, 'aside', where);
    const run = async () => {
      await mkdir(dirname(aside), { recursive: true });
      await rename(file, aside);
    };
    yield {
      kind: 'unknown file',
      instance,
      where,
      what: 'is no content',
      mend: { how: `move it to ${aside}`, run },
    };
  }
}
