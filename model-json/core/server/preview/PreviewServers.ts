import type { FastifyInstance } from 'fastify';
import { asServer } from '../accounts/Actor';
import type { Instance } from '../Instance';
import type { PreviewLink } from './PreviewLink';

/** Previews that are opened at the same time; the next one closes the one that was opened longest ago. */
const MOST = 4;

/** A publish server over the content of a preview. */
export interface PreviewServer {
  readonly app: FastifyInstance;
  readonly instance: Instance;
}

/** The servers of the previews that are being looked at. Each follows the content, so it lasts while its link does. */
export class PreviewServers {
  private readonly open = new Map<string, Promise<PreviewServer>>();

  /** @param make builds the server of a link, as its maker's rights are now */
  constructor(private readonly make: (link: PreviewLink) => PreviewServer) {}

  /** @param view changes when the maker's rights do */
  of(link: PreviewLink, view: string): Promise<PreviewServer> {
    const key = `${link.id} ${link.path} ${view}`;
    const known = this.open.get(key) ?? asServer(() => this.build(link));
    this.open.delete(key);
    this.open.set(key, known);
    const [oldest] = this.open;
    if (this.open.size > MOST && oldest) this.end(oldest[0]);
    return known;
  }

  async close(): Promise<void> {
    const all = [...this.open.values()];
    this.open.clear();
    for (const server of all) await (await server).app.close();
  }

  private async build(link: PreviewLink): Promise<PreviewServer> {
    const server = this.make(link);
    await server.app.ready();
    return server;
  }

  private end(key: string): void {
    const server = this.open.get(key);
    this.open.delete(key);
    // What is being answered is answered first.
    void server?.then(({ app }) => app.close()).catch(() => undefined);
  }
}
