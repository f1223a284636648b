import type { Draft } from '../Draft';
import { parentOf } from '../path';

/**
 * A draft that changes only stored nodes.
 *
 * @param check throws for the path of a node that is not stored, and for an inherited property
 */
export function guardedDraft(draft: Draft, check: (path: string, property?: string) => void): Draft {
  const allow = (path: string) => {
    if (!draft.has(path)) check(path);
  };
  return {
    has: (path) => draft.has(path),
    properties: (path) => draft.properties(path),
    property: (path, name) => draft.property(path, name),
    childNames: (path) => draft.childNames(path),
    pageOf: (path) => draft.pageOf(path),
    changedContents: () => draft.changedContents(),
    setProperty: (path, name, ...value) => {
      check(path, name);
      draft.setProperty(path, name, ...value);
    },
    create: (path, node) => {
      allow(path);
      allow(parentOf(path));
      draft.create(path, node);
    },
    remove: (path) => {
      allow(path);
      draft.remove(path);
    },
    move: (from, to) => {
      allow(from);
      allow(parentOf(to));
      draft.move(from, to);
    },
    copy: (from, to) => {
      allow(from);
      allow(parentOf(to));
      draft.copy(from, to);
    },
    order: (path, before) => {
      allow(path);
      draft.order(path, before);
    },
  };
}
