import { TAGS_ROOT } from '../../../../shared/addresses/tags';
import { date } from '../../exporter/shared/locale/dates';
import { displayTitle, isPage, pageProperties } from '../../exporter/shared/pages';
import { text } from '../../exporter/shared/properties';
import { madeOf } from '../../repository/derived/made-of';
import { sourcesOf } from '../../repository/derived/sources-of';
import { storedOf } from '../../repository/derived/stored-of';
import type { Repository } from '../../repository/Repository';
import type { Resource } from '../../repository/Resource';
import { contentAt, stateOf } from '../review/ReviewRecord';
import type { Reviews } from '../review/Reviews';
import { pageTranslation } from '../translation/page-translation';
import type { Translations } from '../translation/Translations';
import { publicationOf } from '../replicate/publication';
import { pictureOf } from './picture-of';
import { LAUNCHES } from '../../../../shared/addresses/launches';
import type { PageRow } from '../../../../shared/authoring/console-level';

type Content = Omit<PageRow, 'hasChildren' | 'isDamaged' | 'review' | 'translation'>;

interface Known {
  readonly sources: readonly unknown[];
  readonly row: Content;
}

/** Above this, rows of pages that are gone take more room than those of pages that are there. */
const MOST_ROWS = 50_000;

/** The rows of pages and folders. One is made again only if the page has changed, for authors or for visitors. */
export class PageRows {
  private readonly known = new Map<string, Known>();

  constructor(
    private readonly author: Repository,
    private readonly publish: Repository,
    private readonly reviews?: Reviews,
    private readonly translations?: Translations,
  ) {}

  of(node: Resource): PageRow {
    const row = isPage(node) ? this.rowOf(node) : folderRow(node);
    const review = this.reviewOf(node.path, row);
    const translation = this.translationOf(node.path);
    return {
      ...row,
      ...(hasListed(node) && { hasChildren: true }),
      ...(review && { review }),
      ...(translation && { translation }),
    };
  }

  private translationOf(path: string): PageRow['translation'] {
    const { author: repository, translations } = this;
    return translations && pageTranslation({ repository, translations }, path);
  }

  /** Nobody needs to know how a page was reviewed that visitors see as it is. */
  private reviewOf(path: string, { published, changedSince }: Content): PageRow['review'] {
    const newest = this.reviews?.newest(path);
    const state = newest && stateOf(newest, contentAt(this.author, path));
    return published && !changedSince && state !== 'in-review' ? undefined : state;
  }

  private rowOf(page: Resource): Content {
    const there = this.publish.get(page.path);
    const sources = [...madeOf(page), ...(there ? madeOf(there) : [])];
    const known = this.known.get(page.path);
    if (known && isSame(known.sources, sources)) return known.row;
    if (this.known.size >= MOST_ROWS) this.known.clear();
    const row = this.made(page);
    this.known.set(page.path, { sources, row });
    return row;
  }

  private made(page: Resource): Content {
    const properties = pageProperties(page);
    const { published, publishedAt, changedSince } = publicationOf(page, this.author, this.publish);
    const time = (name: string) => {
      const at = date(properties, name);
      return at === undefined ? undefined : new Date(at).toISOString();
    };
    const follows = [...sourcesOf(page)].find((path) => path !== page.path);
    return given({
      name: page.name,
      title: displayTitle(page) ?? page.name,
      template: text(properties, 'cq:template'),
      picture: pictureOf(page, this.author),
      modified: time('cq:lastModified') ?? time('jcr:lastModified'),
      modifiedBy: text(properties, 'cq:lastModifiedBy'),
      published: published || undefined,
      publishedAt: publishedAt ?? undefined,
      changedSince: changedSince || undefined,
      onTime: time('onTime'),
      offTime: time('offTime'),
      follows,
      isDerived: storedOf(page) === undefined || undefined,
      lockOwner: text(properties, 'jcr:lockOwner'),
    });
  }
}

const FOLDERS = new Set(['nt:folder', 'sling:Folder', 'sling:OrderedFolder']);
/** They have consoles of their own. */
const ELSEWHERE = new Set(['/content/dam', TAGS_ROOT, LAUNCHES]);

/** Whether the console of sites lists a node: pages, and the folders around them. */
export function isListed({ path, properties }: Resource): boolean {
  const type = String(properties['jcr:primaryType']);
  return type === 'cq:Page' || (FOLDERS.has(type) && !ELSEWHERE.has(path));
}

function hasListed(node: Resource): boolean {
  for (const child of node.children.values())
    if (child.name !== 'jcr:content' && isListed(child)) return true;
  return false;
}

const folderRow = (node: Resource): Content => ({ name: node.name, title: titleOf(node), isFolder: true });

/** The title of a page or folder; a folder without one is called by its name: `experience-fragments`. */
export function titleOf(node: Resource): string {
  const own = displayTitle(node) ?? text(node.properties, 'jcr:title');
  if (own) return own;
  if (node.properties['jcr:primaryType'] === 'cq:Page') return node.name;
  const words = node.name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const isSame = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((one, i) => one === b[i]);

/** Without members that are undefined. */
function given<T extends object>(row: { [K in keyof T]: T[K] | undefined }): T {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined)) as T;
}
