import type { PageContent } from './PageContent';
import type { ContentChange } from '../sling/changes';
import { SlingError } from '../sling/SlingError';
import type { RemovedByOthers } from './EditorSession';
import type { JobLine } from './saving/JobLine';

/** Reads what other authors, or the server, have changed: once for changes that arrive together. */
export class OthersChanges {
  private readonly listeners = new Set<(paths: readonly string[]) => void>();
  private isDue = false;
  private latest: ContentChange | undefined;

  /**
   * @param draw draws the version that is shown already
   * @param show draws another version; resolves to the paths that were redrawn
   * @param deleted told whether the page has been deleted
   */
  constructor(
    private readonly content: PageContent,
    private readonly line: JobLine,
    private readonly draw: () => Promise<unknown>,
    private readonly show: () => Promise<readonly string[]>,
    private readonly deleted: (isDeleted: boolean) => void,
  ) {}

  /** @returns ends the subscription */
  subscribe(listener: (paths: readonly string[]) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** A component that another author has deleted. */
  removed(path: string): RemovedByOthers | undefined {
    const node = this.content.removed(path);
    return node && { node, editor: this.latest?.by, user: this.latest?.user };
  }

  /** @param change what happened, if it is known */
  refresh(change?: ContentChange): void {
    this.latest = change;
    if (this.isDue) return;
    this.isDue = true;
    void this.line.inTurn(async () => {
      this.isDue = false;
      const before = this.content.version;
      const isThere = await this.content.read().then(
        () => true,
        (error: unknown) => {
          if (!(error instanceof SlingError) || error.status !== 404) throw error;
          return false;
        },
      );
      this.deleted(!isThere);
      if (!isThere) return;
      if (this.content.version === before && before !== undefined) return this.draw();
      const paths = await this.show();
      if (paths.length > 0) this.listeners.forEach((listener) => listener(paths));
    });
  }
}
