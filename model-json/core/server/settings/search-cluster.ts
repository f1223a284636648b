import { z } from 'zod';
import { LOOPBACK } from './environment';
import { kind } from './kinds';

const ADDRESS =
  /^opensearch\+(?<scheme>https?):\/\/(?:(?<user>[^:@/\s]+):(?<password>[^@/\s]+)@)?(?<hosts>[^@/\s]+?)(?:\/(?<name>[a-z0-9][a-z0-9_-]{0,99})?)?$/;
const HOST = /^(?:[\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?$/i;

const HINT = 'write it like opensearch+https://user:password@search1:9200,search2:9200/name';

/** The OpenSearch cluster of `SEARCH`. As text it has no password. */
export class SearchCluster {
  constructor(
    /** Origins of its nodes. */
    readonly nodes: readonly URL[],
    readonly user?: string,
    readonly password?: string,
    /** What the names of its indexes begin with. @default the site's id */
    readonly name?: string,
  ) {}

  toString(): string {
    const user = this.user === undefined ? '' : `${this.user}:…@`;
    const hosts = this.nodes.map(({ host }) => host).join();
    return `opensearch+${this.nodes[0]?.protocol ?? ''}//${user}${hosts}/${this.name ?? ''}`;
  }
}

/** `SEARCH`: an OpenSearch cluster that answers searches. Without TLS only on this machine, since passwords would be readable. */
export const searchCluster = kind(
  'address of a cluster',
  z
    .string()
    .transform((text, context): SearchCluster => {
      const { scheme, user, password, hosts = '', name } = ADDRESS.exec(text)?.groups ?? {};
      const named = hosts.split(',');
      const refuse = (message: string) => {
        context.addIssue({ code: 'custom', message });
        return z.NEVER;
      };
      if (scheme === undefined || !named.every((host) => HOST.test(host))) {
        return refuse(`is not the address of an OpenSearch cluster; ${HINT}`);
      }
      const nodes = named.map((host) => new URL(`${scheme}://${host}`));
      if (
        scheme === 'http' &&
        !nodes.every(({ hostname }) => LOOPBACK.includes(hostname.replace(/[[\]]/g, '')))
      ) {
        return refuse(`would send passwords unencrypted to another machine; use https: ${HINT}`);
      }
      try {
        return new SearchCluster(
          nodes,
          user && decodeURIComponent(user),
          password && decodeURIComponent(password),
          name,
        );
      } catch {
        return refuse(
          'has a user or password that is not percent-encoded; encode it with encodeURIComponent',
        );
      }
    })
    .optional(),
);
