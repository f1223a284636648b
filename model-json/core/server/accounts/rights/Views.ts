import type { FastifyInstance } from 'fastify';
import type { Rights } from '../../../repository/rights/Rights';
import { asServer } from '../Actor';

/** Country teams, not people: all who read the same share one. */
const MOST = 16;

/**
 * The author server as those see it who may not read everything: for each set of readable folders a server of its own, on
 * that part of the content. So nothing that is made from content, kept or counted is ever shared with those who may
 * not know of it.
 */
export class Views {
  private readonly open = new Map<string, Promise<FastifyInstance>>();

  /** @param make builds the server for some rights */
  constructor(private readonly make: (rights: Rights) => FastifyInstance) {}

  of(rights: Rights): Promise<FastifyInstance> {
    const { view } = rights;
    const known = this.open.get(view) ?? asServer(() => this.build(rights));
    // The one used last is last.
    this.open.delete(view);
    this.open.set(view, known);
    if (this.open.size > MOST) this.closeOldest();
    return known;
  }

  async close(): Promise<void> {
    const all = [...this.open.values()];
    this.open.clear();
    for (const app of all) await (await app).close();
  }

  private async build(rights: Rights): Promise<FastifyInstance> {
    const app = this.make(rights);
    await app.ready();
    return app;
  }

  private closeOldest(): void {
    const [oldest] = this.open;
    if (!oldest) return;
    this.open.delete(oldest[0]);
    void oldest[1].then((app) => app.close());
  }
}
