import { mirrorContent, type Mirrored } from '../../core/mirror/mirror-content';
import { SlingError, type Sling } from '../../core/mirror/Sling';
import type { Logger } from '../../core/repository/Repository';
import { SITE_ROOTS } from '../../core/site/site-roots';
import { CONTENT_ROOT } from '../../../shared/addresses/app';
import type { Removals } from './Removals';

/** Seconds until the next try, while nothing has been read yet. */
const SOON = 10;

/** Keeps a folder of content in sync with an AEM by polling. */
export class ContentFollower {
  private timer: NodeJS.Timeout | undefined;
  private isEnding = false;
  private reading: Promise<void> = Promise.resolve();
  /** When the last successful reading started. */
  readAt: Date | undefined;
  /** Nodes missing in AEM whose removal has not been confirmed. */
  heldBack = 0;

  constructor(
    private readonly sling: Sling,
    private readonly dir: string,
    private readonly removals: Removals,
    private readonly log: Logger,
  ) {}

  /** Reads once. @throws SlingError if AEM does not answer, or shows no site */
  async read(): Promise<void> {
    const began = new Date();
    const confirmed = await this.removals.confirmed();
    const mirrored = await mirrorContent(this.sling, SITE_ROOTS, this.dir, confirmed);
    if (mirrored.missing.includes(CONTENT_ROOT)) throw new SlingError(`AEM shows no ${CONTENT_ROOT}`);
    this.tell(mirrored, began);
    this.heldBack = mirrored.heldBack;
    if (confirmed > 0 && this.heldBack === 0) await this.removals.done();
    this.readAt = began;
  }

  private tell({ written, removed, missing, failed, heldBack }: Mirrored, began: Date): void {
    if (written + removed > 0) {
      const seconds = ((Date.now() - began.getTime()) / 1000).toFixed(1);
      this.log.info(`content: ${written} nodes written, ${removed} removed, ${seconds} s`);
    }
    if (this.readAt === undefined && missing.length > 0)
      this.log.warn(`content: AEM does not show ${missing.join(', ')}`);
    if (failed.length > 0)
      this.log.warn(
        `content: ${failed.length} assets could not be read, the first: ${failed[0]}; they will be retried`,
      );
    if (heldBack > 0 && heldBack !== this.heldBack)
      this.log.warn(
        `content: AEM no longer shows ${heldBack} nodes; they are kept until their removal is confirmed:` +
          `npm run service -- --confirm-removals=${heldBack}`,
      );
  }

  /** Polls continuously; errors are logged, and the content is left unchanged. */
  follow(seconds: number): void {
    const pause = this.readAt === undefined ? Math.min(seconds, SOON) : seconds;
    this.timer = setTimeout(() => {
      this.reading = this.read()
        .catch((error: Error) => this.log.warn(`content: ${error.message}; left unchanged`))
        .finally(() => {
          if (!this.isEnding) this.follow(seconds);
        });
    }, pause * 1000);
  }

  async close(): Promise<void> {
    this.isEnding = true;
    clearTimeout(this.timer);
    await this.reading;
  }
}
