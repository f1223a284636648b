import { mirrorContent } from '../mirror/mirror-content';
import type { Sling } from '../mirror/Sling';
import type { Logger } from '../repository/Repository';

/** What the site consists of in AEM. Templates and policies that a visitor may not read there come from the checkout. */
export const SITE_ROOTS = [
  ...['ventora', 'core-components-examples'].flatMap((project) => [
    `/content/${project}`,
    `/content/dam/${project}`,
    `/content/experience-fragments/${project}`,
    `/content/cq:tags/${project}`,
  ]),
  '/conf/ventora',
];

/** Keeps a folder of content at what an AEM shows, reading it over and over. */
export class ContentFollower {
  private timer: NodeJS.Timeout | undefined;
  private isEnding = false;
  private reading: Promise<void> = Promise.resolve();
  /** When the content was read last, from its beginning to its end. */
  readAt: Date | undefined;

  constructor(
    private readonly sling: Sling,
    private readonly dir: string,
    private readonly log: Logger,
  ) {}

  /** Reads once. @throws SlingError when AEM does not answer */
  async read(): Promise<void> {
    const began = new Date();
    const { written, removed, missing } = await mirrorContent(this.sling, SITE_ROOTS, this.dir);
    if (written + removed > 0) {
      const seconds = ((Date.now() - began.getTime()) / 1000).toFixed(1);
      this.log.info(`content: ${written} nodes written, ${removed} removed, ${seconds} s`);
    }
    if (this.readAt === undefined && missing.length > 0)
      this.log.warn(`content: AEM does not show ${missing.join(', ')}`);
    this.readAt = began;
  }

  /** Reads again and again; what fails is said, and the content stays as it was. */
  follow(seconds: number): void {
    this.timer = setTimeout(() => {
      this.reading = this.read()
        .catch((error: Error) => this.log.warn(`content: ${error.message}; it stays as it was`))
        .finally(() => {
          if (!this.isEnding) this.follow(seconds);
        });
    }, seconds * 1000);
  }

  async close(): Promise<void> {
    this.isEnding = true;
    clearTimeout(this.timer);
    await this.reading;
  }
}
