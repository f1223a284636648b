import { toJson } from '../../node-json';
import { parentOf } from '../../path';
import type { Logger, Repository } from '../../Repository';
import { Diff } from './Diff';
import { SlingSetupError } from '../errors';
import type { Link } from '../Link';
import type { NodeWriter } from './NodeWriter';

/** The content of the checkout, for a Sling that has none yet. */
export class Seed {
  /** Roots stored since the start. Oak may lose one within its first seconds. */
  private readonly planted = new Set<string>();

  /** @param open the content, read when it is needed */
  constructor(
    private readonly open: () => Promise<Repository>,
    private readonly log: Logger,
  ) {}

  /**
   * Stores the roots that Sling lacks, each in one save: a root is there as a whole or not at all.
   *
   * @param copy what Sling had
   * @throws SlingSetupError if Sling lacks a root that it had: it may have been restored, or be another one
   */
  async plant(link: Link, writer: NodeWriter, roots: readonly string[], copy: Repository): Promise<void> {
    const missing: string[] = [];
    for (const root of roots) if (!(await link.pages.has(root))) missing.push(root);
    const lost = missing.find((root) => copy.versionOf(root) !== undefined && !this.planted.has(root));
    if (lost !== undefined)
      throw new SlingSetupError(
        `Sling at ${link.davex.workspace} no longer has ${lost}, of which there is a copy; restore it in Sling, or delete the copy (sling/ in the data folder)`,
      );
    if (missing.length === 0) return;
    const content = await this.open();
    try {
      for (const root of missing) {
        const node = content.get(root);
        if (!node) continue;
        const diff = new Diff();
        await this.addParents(diff, link, parentOf(root), content);
        await writer.add(diff, root, toJson(node));
        await link.davex.save(diff);
        this.planted.add(root);
        this.log.info(`Sling had no ${root}: stored that of the checkout`);
      }
    } finally {
      await content.close();
    }
  }

  private async addParents(diff: Diff, link: Link, path: string, content: Repository): Promise<void> {
    if (path === '/' || (await link.pages.has(path))) return;
    await this.addParents(diff, link, parentOf(path), content);
    const { properties } = content.get(path) ?? {};
    diff.add(path, JSON.stringify({ 'jcr:primaryType': properties?.['jcr:primaryType'] ?? 'sling:Folder' }));
  }
}
