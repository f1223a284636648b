import { sling, type Field } from '../http/sling';

/* AEM's tag commands (`/bin/tagcommand`). All reject with a SlingError. */

const run = (command: string, fields: readonly Field[]) =>
  sling.post('/bin/tagcommand', [['cmd', command], ...fields]);

/** @param id `mysite:family/screw` */
export const createTag = (id: string, title: string) =>
  run('createTag', [
    ['tag', id],
    ['jcr:title', title],
  ]);

export const moveTag = (path: string, dest: string) =>
  run('moveTag', [
    ['path', path],
    ['dest', dest],
  ]);

export const mergeTag = (path: string, dest: string) =>
  run('mergeTag', [
    ['path', path],
    ['dest', dest],
  ]);

/** Deletes tags with those below, and takes them from all that has them. */
export const deleteTags = (paths: readonly string[]) =>
  run(
    'deleteTag',
    paths.map((path) => ['path', path] as const),
  );
