import { isWithin } from '../../repository/path';
import { once } from '../../repository/once';
import type { Logger } from '../../repository/Repository';
import { HttpError } from '../http/http-error';
import { RecordFiles } from '../replicate/records/RecordFiles';
import { previewKey } from './preview-key';
import { hasEnded, isTokenOf, numberIn, tokenOf, type PreviewLink, type PreviewRecord } from './PreviewLink';
import { t } from '../../../../shared/authoring/language/t';

/** How long a link that has ended is remembered, in milliseconds: anyone who opens it is told so. */
const REMEMBERED = 90 * 24 * 3_600_000;

/** The links to previews, a file each, and the key that signs them. */
export class PreviewLinks {
  private readonly files: RecordFiles<PreviewRecord>;
  private readonly key: () => Buffer;
  private links: PreviewLink[] = [];

  constructor(
    dir: string,
    log: Logger,
    private readonly now: () => number = () => Date.now(),
  ) {
    this.files = new RecordFiles(dir, log);
    this.key = once(() => previewKey(dir));
  }

  /** Reads the links, and forgets those that ended long ago. */
  async open(): Promise<void> {
    const all = await this.files.open();
    const isOld = ({ until }: PreviewLink) => Date.parse(until) + REMEMBERED < this.now();
    this.links = all.filter((link) => !isOld(link));
    for (const link of all.filter(isOld)) await this.files.remove(link.id);
  }

  /** All that have not ended, the newest first. */
  list(): PreviewLink[] {
    return this.links.filter((link) => !hasEnded(link, this.now())).reverse();
  }

  /** Once the promise resolves, the link is on disk and works. */
  async make(record: PreviewRecord): Promise<PreviewLink> {
    const link = await this.files.add(record);
    this.links.push(link);
    return link;
  }

  /** @throws HttpError 404 if it has ended, or never was */
  find(id: number): PreviewLink {
    const link = this.links.find((each) => each.id === id);
    if (!link || hasEnded(link, this.now()))
      throw new HttpError(404, t('There is no preview link {id}: it has ended, or was revoked', { id }));
    return link;
  }

  /** Ends a link at once. @throws HttpError 404 as `find` */
  async revoke(id: number): Promise<void> {
    const link = { ...this.find(id), revokedAt: new Date(this.now()).toISOString() };
    await this.files.put(link);
    this.links = this.links.map((each) => (each.id === id ? link : each));
  }

  /** Lets links follow pages that move. */
  async follow(from: string, to: string): Promise<void> {
    for (const link of this.links.filter(({ path }) => isWithin(path, from))) {
      const moved = { ...link, path: to + link.path.slice(from.length) };
      await this.files.put(moved);
      this.links = this.links.map((each) => (each.id === link.id ? moved : each));
    }
  }

  tokenOf(link: PreviewLink): string {
    return tokenOf(link, this.key());
  }

  /** The link with this token, and whether it still works; undefined for a token that we have not signed. */
  withToken(token: string): { readonly link: PreviewLink; readonly isOver: boolean } | undefined {
    const id = numberIn(token);
    const link = this.links.find((each) => each.id === id);
    if (!link || !isTokenOf(token, link, this.key())) return undefined;
    return { link, isOver: hasEnded(link, this.now()) };
  }
}
