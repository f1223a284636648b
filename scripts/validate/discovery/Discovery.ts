import { parseXml, type XmlElement } from '../../../model-json/core/filevault/docview/parse-xml';
import type { Answered } from '../../../model-json/core/static/ask';
import type { Finding } from '../Finding';
import type { Fault } from './Fault';
import { feedFaults } from './feed-faults';
import { robotsFaults } from './robots-faults';
import { sitemapFaults, type SitemapRules } from './sitemap-faults';

export type Get = (address: string) => Promise<Answered>;

/** Checks what crawlers and readers of feeds ask for: `robots.txt`, sitemaps, feeds. */
export class Discovery {
  private readonly findings: Finding[] = [];
  private readonly asked = new Set<string>();

  constructor(
    private readonly get: Get,
    private readonly rules: SitemapRules,
  ) {}

  /** @param feeds addresses of feeds */
  async check(feeds: readonly string[]): Promise<Finding[]> {
    const { origin } = this.rules;
    const robots = String((await this.bytes('robots', '/robots.txt')) ?? '');
    const { faults, sitemaps } = robotsFaults(robots, origin);
    this.note('robots', '/robots.txt', faults);
    for (const sitemap of sitemaps) await this.checkSitemap(sitemap.replace(origin, ''));
    for (const feed of feeds) {
      const root = await this.xml('feeds', feed);
      if (root) this.note('feeds', feed, feedFaults(root, origin, feed));
    }
    return this.findings;
  }

  /** How many addresses were looked at. */
  get count(): number {
    return this.asked.size;
  }

  private async checkSitemap(address: string): Promise<void> {
    const root = await this.xml('sitemaps', address);
    if (!root) return;
    const { faults, others } = sitemapFaults(root, this.rules);
    this.note('sitemaps', address, faults);
    for (const other of others) await this.checkSitemap(other.replace(this.rules.origin, ''));
  }

  private async xml(checker: string, address: string): Promise<XmlElement | undefined> {
    const bytes = await this.bytes(checker, address);
    if (!bytes) return undefined;
    try {
      return parseXml(bytes).root;
    } catch (error) {
      this.note(checker, address, [['Not well-formed', String(error)]]);
      return undefined;
    }
  }

  private async bytes(checker: string, address: string): Promise<Uint8Array | undefined> {
    this.asked.add(address);
    const { status, bytes } = await this.get(address);
    if (status === 200) return bytes;
    this.note(checker, address, [[`Answers ${status}`, '']]);
    return undefined;
  }

  private note(checker: string, address: string, faults: readonly Fault[]): void {
    for (const [kind, detail] of faults)
      this.findings.push({ checker, isError: true, kind, address, detail });
  }
}
