import { LAUNCHES } from '../../../../shared/addresses/launches';
import { freeName, pageNameOf } from '../../../../shared/addresses/page-name';
import type { ReleaseAction } from '../../../../shared/authoring/release';
import type { Draft } from '../../repository/Draft';
import type { NodeJson } from '../../repository/node-json';
import { childOf, isWithin, nameOf } from '../../repository/path';
import type { Repository } from '../../repository/Repository';
import { HttpError } from '../http/http-error';
import { storedDate } from '../sling-post/Post';
import { contentOf, copyIn, launchAt, LAUNCH_TYPE, launchesBelow, SOURCES, type Launch } from './Launch';
import { makeFolders } from '../../repository/drafts/make-folders';
import { putCopy, removeCopy } from './launch-copies';
import { copyOf } from './copy-of';
import { liveContent } from './live-content';
import { t } from '../../../../shared/authoring/language/t';

export interface LaunchChanges {
  /** Whose change it is. */
  readonly user: string;
  /** The editor that it was made in, passed to listeners. */
  readonly by?: string | undefined;
}

/**
 * Releases: named sets of changes, edited beside the content, as nodes below `/content/launches`. It works on the content
 * itself: what people may do is asked before.
 */
export class Launches {
  constructor(private readonly author: Repository) {}

  /** All releases, the newest first. */
  list(): Launch[] {
    return [...launchesBelow(this.author.get(LAUNCHES))]
      .flatMap((path) => launchAt(this.author, path) ?? [])
      .sort((a, b) => (a.madeAt < b.madeAt ? 1 : -1));
  }

  get(path: string): Launch | undefined {
    return launchAt(this.author, path);
  }

  /** @throws HttpError 404 if there is none */
  find(path: string): Launch {
    const launch = this.get(path);
    if (!launch) throw new HttpError(404, t('There is no release at {path}', { path }));
    return launch;
  }

  /** Makes a release, and takes pages in as `add` does. @returns its path */
  async create(title: string, pages: readonly string[], { user, by }: LaunchChanges): Promise<string> {
    const now = new Date();
    const copies = this.copiesOf(pages);
    const folder = childOf(LAUNCHES, now.toISOString().slice(0, 10).replaceAll('-', '/'));
    let path = '';
    await this.author.change((draft) => {
      makeFolders(draft, folder);
      path = childOf(
        folder,
        freeName(pageNameOf(title) || 'release', (name) => draft.has(childOf(folder, name))),
      );
      draft.create(path, {
        'jcr:primaryType': 'sling:Folder',
        'jcr:content': {
          'jcr:primaryType': LAUNCH_TYPE,
          'sling:resourceType': 'wcm/launches/components/launch',
          'jcr:title': title,
          'jcr:created': storedDate(now),
          'jcr:createdBy': user,
          [SOURCES]: { 'jcr:primaryType': 'nt:unstructured' },
        },
      });
      this.put(draft, path, copies);
    }, byOf(by));
    return path;
  }

  /**
   * Takes pages into a release: each is copied as it is now.
   *
   * @throws HttpError 404, or 409 for what cannot be in a release; InheritedError for a page that follows another
   */
  async add(path: string, pages: readonly string[], { by }: LaunchChanges): Promise<void> {
    const launch = this.open(path);
    const fresh = pages.filter((page) => !launch.sources.some((source) => source.path === page));
    const copies = this.copiesOf(fresh);
    await this.change(launch, by, (draft) => this.put(draft, path, copies));
  }

  /** Removes a page, and all below it, once the release is published. @throws HttpError 404, 409 */
  async markRemoved(path: string, page: string, { by }: LaunchChanges): Promise<void> {
    const launch = this.open(path);
    const inside = launch.sources.filter((source) => isWithin(source.path, page));
    const isNew = inside.some((source) => source.path === page && source.action === 'create');
    if (!isNew && !this.author.get(page)) throw new HttpError(404, t('There is no page at {page}', { page }));
    await this.change(launch, by, (draft) => {
      for (const source of inside) this.forget(draft, launch, source.path);
      if (!isNew) this.note(draft, path, page, 'remove');
    });
  }

  /** Takes pages out of a release: what was changed in their copies is lost. */
  async drop(path: string, pages: readonly string[], { by }: LaunchChanges): Promise<void> {
    const launch = this.open(path);
    await this.change(launch, by, (draft) => {
      for (const page of pages) this.forget(draft, launch, page);
    });
  }

  /** Lets the release win over what was changed outside it since. */
  async accept(path: string, pages: readonly string[], { by }: LaunchChanges): Promise<void> {
    const launch = this.open(path);
    await this.change(launch, by, (draft) => {
      for (const source of launch.sources.filter((each) => pages.includes(each.path))) {
        const base = liveContent(this.author, source);
        draft.setProperty(source.node, 'base', base);
        if (source.action !== 'remove')
          draft.setProperty(source.node, 'action', base === '' ? 'create' : 'change');
      }
    });
  }

  /** Makes pages in a release. @param pages their content by path, each after the one above it */
  async createPages(
    path: string,
    pages: ReadonlyMap<string, NodeJson>,
    { by }: LaunchChanges,
  ): Promise<void> {
    await this.change(this.open(path), by, (draft) => {
      for (const [page, node] of pages) {
        putCopy(draft, copyIn(path, page), node);
        this.note(draft, path, page, 'create');
      }
    });
  }

  /** Deletes a release with its copies. What it has published stays. */
  async delete(path: string, { by }: LaunchChanges): Promise<void> {
    const launch = this.find(path);
    await this.change(launch, by, (draft) => draft.remove(path));
  }

  /** A release that is not published. @throws HttpError 404, 409 */
  open(path: string): Launch {
    const launch = this.find(path);
    if (launch.promotion)
      throw new HttpError(
        409,
        t('“{title}” is published; take it back before you change it', { title: launch.title }),
      );
    return launch;
  }

  private copiesOf(pages: readonly string[]): Map<string, NodeJson> {
    return new Map(pages.map((page) => [page, copyOf(this.author, page)]));
  }

  private put(draft: Draft, launch: string, copies: ReadonlyMap<string, NodeJson>): void {
    for (const [page, copy] of copies) {
      putCopy(draft, copyIn(launch, page), copy);
      this.note(draft, launch, page, 'change');
    }
  }

  private change<T>({ path }: Launch, by: string | undefined, edit: (draft: Draft) => T): Promise<T> {
    const expected = [{ path, version: this.author.versionOf(path) ?? null }];
    return this.author.change(edit, { ...byOf(by), expected });
  }

  private note(draft: Draft, launch: string, page: string, action: ReleaseAction): void {
    const sources = childOf(contentOf(launch), SOURCES);
    const names = draft.childNames(sources).map((name) => Number(name.slice('source'.length)));
    draft.create(childOf(sources, `source${Math.max(0, ...names) + 1}`), {
      'jcr:primaryType': 'nt:unstructured',
      sourceRootResource: page,
      action,
      base: liveContent(this.author, { path: page, action }),
    });
  }

  private forget(draft: Draft, { path, sources }: Launch, page: string): void {
    const source = sources.find((each) => each.path === page);
    if (!source) throw new HttpError(404, t('{name} does not contain {page}', { name: nameOf(path), page }));
    draft.remove(source.node);
    if (source.action !== 'remove') removeCopy(draft, path, copyIn(path, page));
  }
}

const byOf = (by: string | undefined) => (by === undefined ? {} : { by });
