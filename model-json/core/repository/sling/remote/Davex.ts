import { required } from '../../../../../shared/checked/required';
import { parseExact } from '../../exact-json';
import type { DavexNode } from './davex-node';
import type { Diff } from '../writing/Diff';
import { SlingAwayError, SlingRefusalError } from '../errors';
import { pathsIn, SUBSCRIPTION } from './events';
import { KNOWN_NAMESPACES, withNamespaces } from './namespaces';
import { withTypes } from './rare-types';

/** Milliseconds for one answer: a whole site is one answer. */
const PATIENCE = 120_000;

/** Seconds after which Sling forgets a subscription that nobody polls. */
const SUBSCRIBED = 600;

/** Extra seconds for the answer of a poll. */
const ON_THE_WAY = 20;

/** All levels below a node. */
export const ALL = -1;

/**
 * A client of Jackrabbit's remoting servlet (JcrRemotingServlet), which speaks JCR over HTTP: it reads nodes with the
 * types of their properties, stores changes of any number of nodes in one save, and reports what others change.
 */
export class Davex {
  private used = 0;

  /**
   * @param workspaces address of a workspace in the servlet, for each node of a cluster: `http://localhost:8080/server/default`
   * @param headers credentials
   */
  constructor(
    private readonly workspaces: readonly string[],
    private readonly headers: Readonly<Record<string, string>>,
  ) {}

  /** The workspace in use. */
  get workspace(): string {
    return required(this.workspaces[this.used % this.workspaces.length], 'The address of a Sling');
  }

  /** Uses the next node of a cluster. */
  turn(): void {
    this.used += 1;
  }

  /**
   * A node; undefined if there is none.
   *
   * @param depth levels below it that are included; nodes below those are empty
   */
  async node(path: string, depth: number): Promise<DavexNode | undefined> {
    const answer = await this.ask('GET', `${encoded(path)}.${depth}.json`);
    if (answer.status !== 404) return parseExact(await textOf(answer)) as DavexNode;
    // While Sling starts or stops, its servlet is missing, not the node.
    if ((await this.ask('GET', '/jcr:system.0.json')).status === 404)
      throw new SlingAwayError(this.workspace, 404);
    return undefined;
  }

  /** Stores all changes of a diff, or none. */
  async save(diff: Diff): Promise<void> {
    const { type, body } = diff.form();
    const answer = await this.ask('POST', '', {
      body: new Uint8Array(body),
      headers: { 'content-type': type },
    });
    if (answer.status === 404) throw new SlingAwayError(this.workspace, 404);
  }

  /** The bytes of a binary property; undefined if there is none. */
  async bytes(path: string): Promise<Buffer | undefined> {
    const answer = await this.ask('GET', encoded(path));
    return answer.status === 404 ? undefined : Buffer.from(await answer.arrayBuffer());
  }

  /** Begins to collect the changes that any session makes. @returns the subscription's id */
  async subscribe(): Promise<string> {
    const headers = { 'content-type': 'text/xml', depth: 'infinity', timeout: `Second-${SUBSCRIBED}` };
    const answer = await this.ask('SUBSCRIBE', '/', { body: SUBSCRIPTION, headers });
    const id = answer.headers.get('subscriptionid');
    if (id === null) throw new SlingAwayError(this.workspace, answer.status);
    return id;
  }

  /**
   * The paths of changed nodes and properties since the last poll; waits for the first change. Undefined if Sling has
   * forgotten the subscription.
   */
  async poll(
    subscription: string,
    seconds: number,
    ending: AbortSignal,
  ): Promise<readonly string[] | undefined> {
    const answer = await this.ask('POLL', '/', {
      headers: { subscriptionid: subscription, polltimeout: `Second-${seconds}` },
      signal: AbortSignal.any([ending, AbortSignal.timeout((seconds + ON_THE_WAY) * 1000)]),
    });
    return answer.status === 404 || answer.status === 412 ? undefined : pathsIn(await textOf(answer));
  }

  async unsubscribe(subscription: string): Promise<void> {
    await this.ask('UNSUBSCRIBE', '/', { headers: { subscriptionid: subscription } });
  }

  /** Makes prefixes of names known. */
  async register(namespaces: Readonly<Record<string, string>>): Promise<void> {
    const headers = { 'content-type': 'text/xml', depth: '0' };
    const known = await this.request('PROPFIND', '', { body: KNOWN_NAMESPACES, headers });
    const body = withNamespaces(await textOf(known), namespaces);
    if (body !== undefined) await this.request('PROPPATCH', '', { body, headers });
  }

  /** Makes types of nodes known. */
  async registerTypes(types: readonly string[]): Promise<void> {
    const headers = { 'content-type': 'text/xml', depth: '0' };
    await this.request('PROPPATCH', '', { body: withTypes(types), headers });
  }

  private ask(method: string, path: string, init?: RequestInit): Promise<Response> {
    return this.request(method, `/jcr:root${path}`, init);
  }

  /** An answer of success, of 404 or of 412. */
  private async request(method: string, path: string, init: RequestInit = {}): Promise<Response> {
    const headers = { ...this.headers, ...(init.headers as Record<string, string> | undefined) };
    const signal = init.signal ?? AbortSignal.timeout(PATIENCE);
    let answer: Response;
    try {
      answer = await fetch(this.workspace + path, { redirect: 'manual', ...init, method, headers, signal });
    } catch (error) {
      throw new SlingAwayError(this.workspace, error);
    }
    if (answer.ok || answer.status === 404 || answer.status === 412) return answer;
    if (answer.status >= 502) throw new SlingAwayError(this.workspace, answer.status);
    const text = await answer.text().catch(() => '');
    throw new SlingRefusalError(`${method} ${path}`, `${answer.status} ${reasonIn(text)}`);
  }
}

async function textOf(answer: Response): Promise<string> {
  try {
    return await answer.text();
  } catch (error) {
    throw new SlingAwayError(answer.url, error);
  }
}

/** The message of a WebDAV error. */
const reasonIn = (text: string): string =>
  (/message[^>]*>([^<]+)</.exec(text)?.[1] ?? text.replace(/<[^<>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 300);

const encoded = (path: string): string => path.split('/').map(encodeURIComponent).join('/');
