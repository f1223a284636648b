import type { NodeJson } from '../repository/node-json';
import { isNode } from '../repository/node-json';
import { childOf } from '../repository/path';

/** AEM gives an unexpected answer. */
export class SlingError extends Error {
  override readonly name = 'SlingError';
  readonly code = 'VEN_AEM_ANSWER';
}

/** Time limit for one answer, in milliseconds. */
const PATIENCE = 60_000;
const TOO_LARGE = Symbol('more nodes than Sling writes into one answer');

/** Nodes of an AEM, as its default servlet exports them (`.infinity.json`). */
export class Sling {
  /**
   * @param origin `https://publish.example.com`
   * @param headers credentials: `authorization` …
   */
  constructor(
    private readonly origin: string,
    private readonly headers: Readonly<Record<string, string>> = {},
  ) {}

  /**
   * A node with its descendants; undefined if it does not exist. If that is too much for one answer (status 300), the
   * children are requested one by one: Sling always lists a single level (SLING-2320).
   *
   * @throws SlingError if AEM cannot be reached, refuses the request, or does not answer with JSON
   */
  async node(path: string): Promise<NodeJson | undefined> {
    const whole = await this.json(path, 'infinity');
    if (whole !== TOO_LARGE) return whole;
    const flat = await this.json(path, '1');
    if (flat === TOO_LARGE) throw new SlingError(`${path}.1.json: AEM answers 300`);
    if (!flat) return undefined;
    for (const [name, child] of Object.entries(flat)) {
      if (!isNode(child)) continue;
      const below = await this.node(childOf(path, name));
      if (below) flat[name] = below;
      else delete flat[name];
    }
    return flat;
  }

  /** The bytes of an asset; undefined if AEM does not have them. */
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
      throw new SlingError(`${path}.${depth}.json: AEM did not answer with JSON: ${error.message}`);
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
