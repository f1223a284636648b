import type { Draft } from '../../repository/Draft';
import { parentOf } from '../../repository/path';
import type { Version } from '../../repository/versions/Version';
import { versionOfNode } from '../../repository/versions/make-version';
import { checkIn, checkOut, followMixins, isCheckedIn } from '../../repository/versions/versionable';
import type { Versions } from '../../repository/versions/Versions';
import { HttpError } from '../http/http-error';
import type { Parameters } from './Parameters';
import { USER, type PostChange } from './Post';

export interface PostVersionsOptions {
  /** Accepts changes of checked-in nodes. */
  readonly draft: Draft;
  readonly parameters: Parameters;
  readonly changes: PostChange[];
  readonly store: Versions | undefined;
  /** Where it notes the versions that must be stored before the change. */
  readonly made: Version[];
}

/** The versions in a post: which nodes it checks out and in, and the versions it makes. */
export class PostVersions {
  /** Nodes to check in at the end. */
  private readonly open = new Set<string>();
  /** Nodes that became versionable, if they are to be checked in. */
  private readonly fresh = new Set<string>();
  /** The nearest versionable node, by path: large posts ask for thousands. */
  private readonly known = new Map<string, string | undefined>();

  constructor(private readonly post: PostVersionsOptions) {}

  /**
   * Must be called before a node is changed. If it is checked in, it is checked out with `:autoCheckout=true`.
   *
   * @throws HttpError 409 otherwise
   */
  check(path: string): void {
    const versionable = this.nearest(path);
    if (versionable === undefined || !isCheckedIn(this.post.draft, versionable)) return;
    if (!this.isAutomatic)
      throw new HttpError(
        409,
        `${versionable} is checked in; check it out with :operation=checkout, or send :autoCheckout=true`,
      );
    this.checkOut(versionable);
    this.open.add(versionable);
  }

  /** Stores a version along with the change. */
  keep(version: Version): void {
    this.post.made.push(version);
  }

  /** Must be called when nodes have been removed or have other places. */
  forget(): void {
    this.known.clear();
  }

  /** Whether nodes are checked out as needed. */
  get isAutomatic(): boolean {
    return this.post.parameters.isTrue(':autoCheckout');
  }

  /** Must be called before a property is written, even if its value stays the same. */
  touch(path: string): void {
    this.check(path);
    if (this.fresh.has(path)) this.report('checkout', path);
  }

  /** Must be called before a child is created. Like Sling, reports a new versionable node as checked out each time. */
  touchParent(path: string): void {
    const versionable = this.nearest(path);
    if (versionable !== undefined && this.fresh.has(versionable)) this.report('checkout', versionable);
  }

  /** Must be called when a node's mixins may have changed. */
  follow(path: string, isCreated: boolean): void {
    const { draft, parameters } = this.post;
    if (draft.property(path, 'jcr:mixinTypes') === undefined) return;
    const isVersionable = followMixins(draft, path);
    this.forget();
    if (!isVersionable || !parameters.isTrue(':checkinNewVersionableNodes')) return;
    this.fresh.add(path);
    this.open.add(path);
    this.report('checkout', path);
    if (!isCreated) this.report('checkout', path);
  }

  checkOut(path: string): void {
    if (isCheckedIn(this.post.draft, path)) checkOut(this.post.draft, path);
    this.report('checkout', path);
  }

  /** Makes a version, unless nothing can have changed since the last one. */
  checkIn(path: string): void {
    const { draft, made } = this.post;
    if (!isCheckedIn(draft, path)) {
      const version = versionOfNode(this.store.files, draft, path, { by: USER });
      made.push(version);
      checkIn(draft, path, version.id);
    }
    this.report('checkin', path);
  }

  /** Checks in what was checked out automatically. */
  finish(): void {
    if (this.post.parameters.get(':autoCheckin')?.toLowerCase() === 'false') return;
    for (const path of this.open) if (this.post.draft.has(path)) this.checkIn(path);
  }

  /** Where versions are kept. */
  get store(): Versions {
    if (!this.post.store) throw new HttpError(409, 'This server keeps no versions');
    return this.post.store;
  }

  /** The nearest versionable node at or above a path. */
  private nearest(path: string): string | undefined {
    if (path === '/') return undefined;
    if (this.known.has(path)) return this.known.get(path);
    const isOwn = this.post.draft.property(path, 'jcr:versionHistory') !== undefined;
    const found = isOwn ? path : this.nearest(parentOf(path));
    this.known.set(path, found);
    return found;
  }

  private report(type: 'checkin' | 'checkout', path: string): void {
    this.post.changes.push({ type, argument: path });
  }
}
