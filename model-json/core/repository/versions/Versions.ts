import { forEachOf } from '../files/for-each-of';
import { parentOf } from '../path';
import type { NodeJson } from '../node-json';
import type { Repository } from '../Repository';
import { binned, recreateAll, versionsInBin, type Binned } from './bin';
import { differencesBetween, type Difference } from './differences';
import { Identities } from './Identities';
import { dateOf, versionOfPage, type VersionDetails } from './make-version';
import { contentOf, frozenFrom, recreatePage, thawPage } from './page-version';
import { NoVersionError, type Version, type VersionInfo } from './Version';
import type { VersionFiles } from './VersionFiles';
import { DEFAULT_RULE, expired, type VersionRule } from './VersionRule';
import { t } from '../../../../shared/authoring/language/t';

/**
 * The versions of author's nodes: frozen copies that survive the node's changes, moves and deletion. A page is found by
 * the `jcr:uuid` of its content. Pages get a version at each publication and whenever an author saves one; other nodes
 * are `mix:versionable` and checked in, as in JCR.
 */
export class Versions {
  private readonly identities: Identities;

  constructor(
    private readonly repository: Repository,
    readonly files: VersionFiles,
    private readonly rule: VersionRule = DEFAULT_RULE,
  ) {
    this.identities = new Identities(repository);
  }

  /**
   * Makes a version of each page, without its child pages. When the promise resolves, all of them are on disk; if it
   * rejects, there are none. Versions that the rule no longer keeps are removed.
   *
   * @throws NoVersionError for a path without a stored page
   */
  async create(paths: readonly string[], details: VersionDetails): Promise<VersionInfo[]> {
    const made: Version[] = [];
    const make = async () => {
      await this.repository.change(
        (draft) => {
          made.push(...paths.map((path) => versionOfPage(this.files, draft, path, details)));
        },
        { asStored: true, beforeStored: () => this.add(made) },
      );
    };
    await this.unlessRefused(made, make());
    return made.map(({ node: _, ...info }) => info);
  }

  /** The versions of a page or node, oldest first; also of a deleted page. */
  list(path: string): VersionInfo[] {
    const id = this.repository.get(path) ? this.identities.of(path) : this.deletedAt(path)?.versionable;
    return id === undefined ? [] : this.files.list(id);
  }

  /** The newest version of each page that has been deleted directly below a path. */
  deletedBelow(parent: string): VersionInfo[] {
    return this.deleted().filter(({ path }) => parentOf(path) === parent);
  }

  /**
   * A version by its id, with its content.
   *
   * @param path of its page, which finds it sooner
   * @throws NoVersionError if there is none
   */
  read(id: string, path?: string): Version {
    const near = path === undefined ? undefined : this.list(path).find((info) => info.id === id);
    const found = near ?? this.search(id);
    const info = found && this.mayRead(found.path) ? found : undefined;
    const version = info && this.files.read(info.versionable, info.name);
    if (!version) throw new NoVersionError(t('There is no version {id}; list the versions again', { id }));
    return version;
  }

  /** A version of the page at a path. @throws NoVersionError if it has none with that id */
  ofPage(path: string, id: string): Version {
    const info = this.list(path).find((each) => each.id === id);
    const version = info && this.files.read(info.versionable, info.name);
    if (!version)
      throw new NoVersionError(t('{path} has no version {id}; list the versions again', { path, id }));
    return version;
  }

  /** The newest version until a time of each node that has one, by the path that the node has now. */
  asOf(time: number): Map<string, NodeJson> {
    const found = new Map<string, NodeJson>();
    for (const id of this.files.histories()) {
      const path = this.identities.pathOf(id);
      const newest = this.files.list(id).findLast(({ created }) => Date.parse(created) <= time);
      const version = path !== undefined && newest && this.files.read(id, newest.name);
      if (version && version.followedBy !== undefined) found.set(path, version.node);
    }
    return found;
  }

  /**
   * Gives a page the content of a version. Its child pages stay. A deleted page is created again, in its place and with
   * its history; a moved one stays where it is.
   *
   * @param editor the author of the change, passed to listeners
   * @returns the path of the page
   * @throws NoVersionError if there is no such version of a page
   * @throws PathError if the parent of a deleted page is missing, or its path is taken
   */
  async restore(id: string, by: string, path?: string, editor?: string): Promise<string> {
    const version = this.read(id, path);
    if (version.node['jcr:content'] === undefined)
      throw new NoVersionError(
        t('{id} is not a version of a page; send :operation=restore to its node', { id }),
      );
    const live = this.identities.pathOf(version.versionable);
    const page = live === undefined ? version.path : parentOf(live);
    await this.repository.change(
      (draft) => {
        if (live === undefined) recreatePage(draft, version);
        else thawPage(draft, page, version);
        draft.setProperty(contentOf(page), 'cq:lastModified', dateOf(Date.now()));
        draft.setProperty(contentOf(page), 'cq:lastModifiedBy', by);
      },
      { asStored: true, ...(editor !== undefined && { by: editor }) },
    );
    return page;
  }

  /** What authors have deleted and can bring back, newest first. */
  bin(): Binned[] {
    return binned(this.deleted(), this.files);
  }

  /**
   * Brings back all pages that were deleted in one step: in their place, in their order, with their histories; all of
   * them or none. None of them is published.
   *
   * @param id of the bin's entry
   * @param editor the author of the change, passed to listeners
   * @returns the path of the topmost page
   * @throws NoVersionError if there is no such entry
   * @throws PathError if the parent is missing, or the path is taken
   */
  async restoreDeleted(id: string, by: string, editor?: string): Promise<string> {
    const versions = versionsInBin(this.deleted(), id, this.files);
    await this.repository.change(
      (draft) => {
        recreateAll(draft, versions);
        for (const { path } of versions) {
          draft.setProperty(contentOf(path), 'cq:lastModified', dateOf(Date.now()));
          draft.setProperty(contentOf(path), 'cq:lastModifiedBy', by);
        }
      },
      { asStored: true, ...(editor !== undefined && { by: editor }) },
    );
    return versions[0]?.path ?? '';
  }

  /**
   * The differences between two versions of a page, property by property.
   *
   * @param to undefined for the live page
   * @throws NoVersionError if there is no such version
   */
  compare(path: string, from: string, to?: string): Difference[] {
    const live = this.repository.get(path);
    const after = to === undefined ? live && frozenFrom(live) : this.read(to, path).node;
    return differencesBetween(this.read(from, path).node, after ?? {});
  }

  /** Removes a version. @throws NoVersionError if there is none */
  async remove(id: string, path?: string): Promise<void> {
    const { versionable, name } = this.read(id, path);
    await this.files.remove(versionable, name);
  }

  /** Stores versions, a few at a time, before the change that refers to them. */
  async add(versions: readonly Version[]): Promise<void> {
    await forEachOf(versions, (version) => this.files.add(version));
  }

  /** Removes versions again if the change that made them is refused; otherwise those that the rule no longer keeps. */
  async unlessRefused<T>(made: readonly Version[], change: Promise<T>): Promise<T> {
    const result = await change.catch(async (error: unknown) => {
      for (const { versionable, name } of made)
        await this.files.remove(versionable, name).catch(() => undefined);
      throw error;
    });
    for (const { versionable, id } of made)
      for (const { name } of expired(this.files.list(versionable), this.rule, Date.now(), id))
        // What cannot be removed now is removed with the next version.
        await this.files.remove(versionable, name).catch(() => undefined);
    return result;
  }

  private mayRead(path: string): boolean {
    return this.repository.isReadable?.(path) ?? true;
  }

  private deletedAt(path: string): VersionInfo | undefined {
    return this.deleted().find((info) => info.path === path);
  }

  /** The newest version of each deleted page, newest first. */
  private deleted(): VersionInfo[] {
    return this.files
      .histories()
      .filter((id) => this.identities.pathOf(id) === undefined)
      .flatMap((id) => this.files.list(id).at(-1) ?? [])
      .filter(
        ({ followedBy, path }) =>
          followedBy !== undefined && this.mayRead(path) && !this.repository.get(path),
      )
      .sort((a, b) => Date.parse(b.created) - Date.parse(a.created));
  }

  private search(id: string): VersionInfo | undefined {
    for (const versionable of this.files.histories()) {
      const found = this.files.list(versionable).find((info) => info.id === id);
      if (found) return found;
    }
    return undefined;
  }
}
