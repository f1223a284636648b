import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openFilesRepository } from '../../model-json/core/repository/files/FilesRepository';
import type { Repository } from '../../model-json/core/repository/Repository';
import {
  PublishNodes,
  type PublishNodesOptions,
} from '../../model-json/core/server/nodes/author/PublishNodes';
import { announced } from '../../model-json/core/server/processes/announced';
import { SECRET } from './node-process';

export const page = (title: string) => ({
  'jcr:primaryType': 'cq:Page',
  'jcr:content': { 'jcr:primaryType': 'cq:PageContent', 'jcr:title': title },
});

/** What an author publishes, in this process, and its nodes. */
export class SmallAuthor {
  readonly dir = mkdtempSync(path.join(tmpdir(), 'nodes-'));
  /** What was logged as a warning. */
  readonly warnings: string[] = [];
  private open:
    | { readonly publish: Repository; readonly stored: Repository; readonly nodes: PublishNodes }
    | undefined;

  constructor(pages: readonly string[]) {
    for (const name of pages) this.put(`publish/content/${name}.json`, JSON.stringify(page(name)));
  }

  /** Writes a file below the data folder, without telling anybody. */
  put(file: string, content: string | Buffer): void {
    mkdirSync(path.dirname(path.join(this.dir, file)), { recursive: true });
    writeFileSync(path.join(this.dir, file), content);
  }

  async start(urls: readonly string[], options: Partial<PublishNodesOptions> = {}): Promise<void> {
    const log = { info: () => undefined, warn: (line: string) => void this.warnings.push(line) };
    const nodes = await PublishNodes.open({
      folder: { dir: this.dir, seedDir: path.join(this.dir, 'none'), damDir: path.join(this.dir, 'none') },
      submissionsDir: path.join(this.dir, 'submissions'),
      urls,
      secret: SECRET,
      log,
      ...options,
    });
    const stored = await openFilesRepository({
      mounts: [{ at: '/', dir: path.join(this.dir, 'publish') }],
      log,
    });
    this.open = { stored, nodes, publish: announced(stored, (paths) => nodes.feed.record(paths)) };
    nodes.start();
  }

  get publish(): Repository {
    return this.open!.publish;
  }

  get nodes(): PublishNodes {
    return this.open!.nodes;
  }

  /** The queue of a node by its number. */
  queue(number = 0) {
    return this.nodes.find(this.nodes.figures()[number]!.name)!;
  }

  async stop(): Promise<void> {
    await this.open?.nodes.close();
    await this.open?.stored.close();
    this.open = undefined;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.dir, { recursive: true, force: true });
  }
}
