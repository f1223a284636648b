import type { Draft } from '../../repository/Draft';
import type { Version } from '../../repository/versions/Version';
import { versionOfNode } from '../../repository/versions/make-version';
import {
  checkIn,
  checkOut,
  followMixins,
  isCheckedIn,
  versionableAt,
} from '../../repository/versions/versionable';
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

  constructor(private readonly post: PostVersionsOptions) {}

  /** Checks a node out before it is changed, if the client sends `:autoCheckout=true`; otherwise refuses the change. */
  readonly onCheckedIn = (path: string): void => {
    if (!this.isAutomatic)
      throw new HttpError(
        409,
        `${path} is checked in; check it out with :operation=checkout, or send :autoCheckout=true`,
      );
    this.checkOut(path);
    this.open.add(path);
  };

  /** Whether nodes are checked out as needed. */
  get isAutomatic(): boolean {
    return this.post.parameters.isTrue(':autoCheckout');
  }

  /** Must be called before a property is written, even if its value stays the same. */
  touch(path: string): void {
    const { draft } = this.post;
    const versionable = versionableAt(draft, path);
    if (versionable !== undefined && isCheckedIn(draft, versionable)) this.onCheckedIn(versionable);
    else if (this.fresh.has(path)) this.report('checkout', path);
  }

  /** Must be called before a child is created. Like Sling, reports a new versionable node as checked out each time. */
  touchParent(path: string): void {
    const versionable = versionableAt(this.post.draft, path);
    if (versionable !== undefined && this.fresh.has(versionable)) this.report('checkout', versionable);
  }

  /** Must be called when a node's mixins may have changed. */
  follow(path: string, isCreated: boolean): void {
    if (!followMixins(this.post.draft, path) || !this.post.parameters.isTrue(':checkinNewVersionableNodes'))
      return;
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

  private report(type: 'checkin' | 'checkout', path: string): void {
    this.post.changes.push({ type, argument: path });
  }
}
