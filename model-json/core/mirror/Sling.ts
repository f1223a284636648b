import type { NodeJson } from '../repository/node-json';
import { isNode } from '../repository/node-json';
import { childOf } from '../repository/path';

/** AEM does not answer as it has to. */
export class SlingError extends Error {
  override readonly name = 'SlingError';
  readonly code = 'VEN_AEM_ANSWER';
}

/** Milliseconds for one answer. */
const PATIENCE = 60_000;
const TOO_LARGE = Symbol('more nodes than Sling writes into one answer');

/** Nodes of an AEM, as its default servlet writes them (`.infinity.json`). */
export class Sling {
  /**
   * @param origin `https://publish.example.com`
   * @param headers what lets us in: `authorization` …
   */
  constructor(
    private readonly origin: string,
    private readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  /**
   * A node with all that is below it; undefined where there is none. Where that is too much for one answer (Sling says
   * 300), its children are asked for one after the other: those of a single level it always lists (SLING-2320).
   *
   * @throws SlingError when AEM cannot be reached, refuses, or answers no JSON
   */
  async node(path: string): Promise<NodeJson | undefined> {
    const whole = await this.json(path, 'infinity');
    if (whole !== TOO_LARGE) return whole;
    const flat = await this.json(path, '1');
    if (flat === TOO_LARGE) throw new SlingError(`${path}.1.json: AEM answers 300`);
    for (const [name, child] of Object.entries(flat ?? {})) {
      if (!isNode(child)) continue;
      const below = await this.node(childOf(path, name));
      if (below) flat![name] = below;
      else delete flat![name];
    }
    return flat;
  }

  /** The bytes of an asset; undefined where AEM shows none. */
  async bytes(path: string): Promise<Buffer | undefined> {
    const answer = await this.get(encoded(path));
    if (answer.status === 404) return undefined;
    if (!answer.ok) throw new SlingError(`${path}: AEM answers ${answer.status}`);
    return Buffer.from(await answer.arrayBuffer());
  }

  private async json(path: string, depth: string): Promise<NodeJson | typeof TOO_LARGE | undefined> {
    const answer = await this.get(`${encoded(path)}.${depth}.json`);
    if (answer.status === 404) return undefined;
    if (answer.status === 300) return TOO_LARGE;
    if (!answer.ok) throw new SlingError(`${path}.${depth}.json: AEM answers ${answer.status}`);
    return (answer.json() as Promise<NodeJson>).catch((error: Error) => {
      throw new SlingError(`${path}.${depth}.json: AEM answers no JSON: ${error.message}`);
    });
  }

  private async get(address: string): Promise<Response> {
    try {
      const signal = AbortSignal.timeout(PATIENCE);
      return await fetch(this.origin + address, { headers: this.headers, redirect: 'manual', signal });
    } catch (error) {
      throw new SlingError(`${this.origin} cannot be reached`, { cause: error });
    }
  }
}

const encoded = (path: string): string => path.split('/').map(encodeURIComponent).join('/');
