import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NodeJson } from '../../model-json/core/repository/node-json';
import { isNode } from '../../model-json/core/repository/node-json';
import type { ResourceTree } from '../../model-json/core/repository/Resource';
import { nodeJson } from '../../model-json/core/server/sling/default-get';

/** AEM's default servlet over HTTP: nodes as JSON, with a limit per response, and files. */
export class SlingStandIn {
  /** The requested addresses. */
  readonly asked: string[] = [];
  /** The status of all responses while AEM is failing. */
  broken: number | undefined;
  /** The status of responses for files: a plain Sling has no servlet for assets. */
  brokenFiles: number | undefined;

  private constructor(
    readonly origin: string,
    private readonly server: Server,
  ) {}

  /**
   * @param most nodes in a response deeper than a node's own children, which Sling always lists (SLING-2320); 1000 in
   * AEM
   */
  static async start(tree: ResourceTree, most = 1000): Promise<SlingStandIn> {
    const server = createServer();
    await new Promise<void>((done) => server.listen(0, 'localhost', done));
    const { port } = server.address() as AddressInfo;
    const standIn = new SlingStandIn(`http://localhost:${port}`, server);
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const address = decodeURIComponent(request.url ?? '');
      standIn.asked.push(address);
      if (standIn.broken !== undefined) return void response.writeHead(standIn.broken).end();
      const [, path = address, depth] = /^(.*)\.(infinity|1)\.json$/.exec(address) ?? [];
      const resource = tree.get(path);
      if (!resource) return void response.writeHead(404).end();
      if (depth === undefined) {
        if (standIn.brokenFiles !== undefined) return void response.writeHead(standIn.brokenFiles).end();
        const original = tree.get(`${path}/jcr:content/renditions/original/jcr:content`);
        return void response.end(readFileSync(original!.binary!.file));
      }
      const json = nodeJson(resource, depth === '1' ? 1 : Infinity);
      if (depth !== '1' && countOf(json) > most)
        return void response.writeHead(300).end(JSON.stringify([`${path}.1.json`]));
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(json));
    });
    return standIn;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }
}

const countOf = (node: NodeJson): number =>
  Object.values(node).reduce<number>((sum, member) => sum + (isNode(member) ? countOf(member) : 0), 1);
