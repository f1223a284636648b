import type { Draft } from '../Draft';
import { InheritedError } from '../errors';
import type { NodeJson } from '../node-json';
import type { ChangeOptions, Edit, Repository, WriteOptions } from '../Repository';
import type { Derive } from './Derivation';
import { DerivedTree } from './DerivedTree';
import { guardedDraft } from './guarded-draft';
import { inheritingDraft } from './inheritance/inheriting-draft';
import { NO_LOCALISINGS, type Localisings } from './Localising';
import { isInherited } from './merge-properties';

/**
 * A repository with derived pages: live copies and pages derived from data. They read like any other page, but refuse
 * writes.
 *
 * @param localisings country versions of the language masters. @default unchanged
 */
export function withDerivedPages(
  stored: Repository,
  derive: Derive,
  localisings: Localisings = NO_LOCALISINGS,
): Repository {
  let made: { readonly version: number; readonly tree: DerivedTree } | undefined;
  const tree = (): DerivedTree => {
    const { version } = stored;
    if (made?.version !== version)
      made = { version, tree: new DerivedTree(stored, derive(stored), localisings) };
    return made.tree;
  };

  /**
   * @param name of the property, if only one is written
   * @throws InheritedError for a node that is not stored, and for a property set by its blueprint
   */
  function check(path: string, name?: string): void {
    const own = stored.get(path);
    const master = tree().masterOf(path);
    if (!master || (own && name === undefined)) return;
    if (!own) throw new InheritedError(path, master.path);
    if (name !== undefined && isInherited(name, own.properties, master.properties))
      throw new InheritedError(`${path}/${name}`, master.path);
  }

  return {
    get version() {
      return stored.version;
    },
    get: (path) => tree().get(path),
    overlaid(change) {
      const overlaid = change(stored);
      return new DerivedTree(overlaid, derive(overlaid), localisings);
    },
    list: (path) => [...(tree().get(path)?.children.values() ?? [])],
    binaries: stored.binaries,
    versionOf: (path) => stored.versionOf(path),
    problems: () => stored.problems(),
    refusal: () => stored.refusal(),
    watch: () => stored.watch(),
    reread: (paths) => stored.reread(paths),
    close: () => stored.close(),
    onChange: (listener) => stored.onChange(listener),
    async write(path: string, node: NodeJson, options?: WriteOptions) {
      check(path);
      return stored.write(path, node, options);
    },
    async delete(path: string, options?: WriteOptions) {
      check(path);
      return stored.delete(path, options);
    },
    async update(path: string, edit: Edit, options?: WriteOptions) {
      check(path);
      return stored.update(path, edit, options);
    },
    change: <T>(edit: (draft: Draft) => T, options?: ChangeOptions) =>
      stored.change((draft) => {
        if (options?.asStored) return edit(draft);
        const inheriting = inheritingDraft(draft, guardedDraft(draft, check), tree());
        const result = edit(inheriting.draft);
        inheriting.settle();
        return result;
      }, options),
  };
}
