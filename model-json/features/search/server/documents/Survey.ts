import { isPage, pageProperties } from '../../../../core/exporter/shared/pages';
import { derivedPageOf } from '../../../../core/repository/derived/derived-page-of';
import { sourcesOf } from '../../../../core/repository/derived/sources-of';
import { childOf, isWithin, nameOf, parentOf } from '../../../../core/repository/path';
import type { Resource, ResourceTree } from '../../../../core/repository/Resource';
import type { Site } from '../../../../core/server/pages/sites';
import type { SearchableContent } from '../../SearchableContent';
import { outwardOf, type Outward } from './outward-of';

/** A page at the time of the survey. */
interface Surveyed {
  readonly outward: Outward;
  readonly children: ReadonlySet<string>;
}

/**
 * Which stored pages the pages of some sites are made of, and the parts of each that documents of others depend on. Generated
 * pages are skipped: there are as many as products.
 */
export class Survey {
  private readonly pages = new Map<string, Surveyed>();
  /** By the path of a stored page: the pages made of it. Undefined if there are too many to name. */
  private readonly madeOf = new Map<string, Set<string> | undefined>();

  constructor(
    sites: readonly Site[],
    private readonly tree: ResourceTree,
    private readonly sources: readonly SearchableContent[],
  ) {
    const masters = sources.flatMap((source) => source.masters ?? []);
    const generic = new Set<string>();
    for (const page of sites.flatMap(({ root }) => [...writtenPages(root)])) {
      this.add(page);
      for (const path of masters.map((name) => pageProperties(page)[name])) {
        const master = typeof path === 'string' ? tree.get(path) : undefined;
        if (master) for (const source of sourcesOf(master)) generic.add(source);
      }
    }
    for (const source of generic) this.madeOf.set(source, undefined);
  }

  /** Whether a stored path is at or below one of the pages: a new page is recognised by its ancestors. */
  covers(path: string): boolean {
    for (let at = path; at !== '/'; at = parentOf(at)) if (this.madeOf.has(at)) return true;
    return false;
  }

  /**
   * The pages whose own documents a change to a stored page affects, among them pages that it adds or removes. Undefined if it
   * may affect other documents: then the survey no longer holds.
   */
  after(path: string): readonly string[] | undefined {
    const affected = this.madeOf.has(path)
      ? [...(this.madeOf.get(path) ?? [undefined])].map((page) => this.changed(page))
      : [...(this.madeOf.get(parentOf(path)) ?? [undefined])].map((parent) =>
          this.added(parent, nameOf(path)),
        );
    return affected.includes(undefined) ? undefined : affected.flatMap((pages) => pages ?? []);
  }

  private changed(path: string | undefined): string[] | undefined {
    const known = path === undefined ? undefined : this.pages.get(path);
    if (path === undefined || !known) return undefined;
    const page = this.tree.get(path);
    if (!page) return this.removed(path);
    const outward = outwardOf(page, this.tree, this.sources);
    if (outward.text !== known.outward.text) return undefined;
    const children = namesOf(page);
    const names = [...known.children, ...children].filter(
      (name) => known.children.has(name) !== children.has(name),
    );
    this.pages.set(path, { outward, children });
    const below = names.map((name) =>
      children.has(name) ? this.added(path, name) : this.removed(childOf(path, name)),
    );
    return below.includes(undefined) ? undefined : [path, ...below.flatMap((pages) => pages ?? [])];
  }

  private added(parent: string | undefined, name: string): string[] | undefined {
    const page = parent === undefined ? undefined : this.tree.get(parent)?.children.get(name);
    if (!isPage(page) || derivedPageOf(page)) return undefined;
    const pages = [...writtenPages(page)];
    const isAlone = pages.every((each) => this.add(each).outward.isAlone && !hasGenerated(each));
    return isAlone ? pages.map((each) => each.path) : undefined;
  }

  private removed(path: string): string[] | undefined {
    const pages = [...this.pages].filter(([each]) => isWithin(each, path));
    for (const [each] of pages) this.pages.delete(each);
    for (const [source, made] of this.madeOf) {
      pages.forEach(([each]) => made?.delete(each));
      if (made?.size === 0) this.madeOf.delete(source);
    }
    return pages.every(([, { outward }]) => outward.isAlone) ? pages.map(([each]) => each) : undefined;
  }

  private add(page: Resource): Surveyed {
    const surveyed = { outward: outwardOf(page, this.tree, this.sources), children: namesOf(page) };
    this.pages.set(page.path, surveyed);
    for (const source of sourcesOf(page)) {
      const made = this.madeOf.get(source);
      if (made || !this.madeOf.has(source)) this.madeOf.set(source, (made ?? new Set()).add(page.path));
    }
    return surveyed;
  }
}

const namesOf = (page: Resource): ReadonlySet<string> => new Set(page.children.keys());

const hasGenerated = (page: Resource): boolean =>
  [...page.children.values()].some((child) => derivedPageOf(child) !== undefined);

function* writtenPages(page: Resource): Generator<Resource> {
  yield page;
  for (const child of page.children.values()) {
    if (!derivedPageOf(child) && isPage(child)) yield* writtenPages(child);
  }
}
