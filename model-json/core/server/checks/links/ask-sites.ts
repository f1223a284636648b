import { request as askHttp } from 'node:http';
import { request as askHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { isInternal, publicLookup } from './public-lookup';
import { t } from '../../../../../shared/authoring/language/t';

/** What a site says about an address. */
export interface SiteAnswer {
  readonly isBroken: boolean;
  /** `404`, `no answer`. */
  readonly said: string;
}

/** Asks addresses of other sites. Those that were not asked in time have no answer. */
export type AskSites = (addresses: readonly string[]) => Promise<ReadonlyMap<string, SiteAnswer>>;

interface AskOptions {
  /** Milliseconds that a site has to answer. */
  readonly patience?: number;
  /** Milliseconds between two requests to a host. */
  readonly pause?: number;
  /** Milliseconds for all requests. */
  readonly limit?: number;
  /** Hosts that are asked at the same time. */
  readonly hosts?: number;
  /** For tests, whose site is on this machine. @default only public addresses are asked */
  readonly lookup?: LookupFunction;
}

/** A site that says so knows the address. Sites often refuse programs with the others. */
const GONE = new Set([404, 410]);

/** Asks each host for one address at a time, with a pause between them; nobody is flooded. */
export function createAskSites(options: AskOptions = {}): AskSites {
  const { patience = 8000, pause = 300, limit = 60_000, hosts = 6, lookup = publicLookup } = options;
  return async (addresses) => {
    const answers = new Map<string, SiteAnswer>();
    const end = Date.now() + limit;
    const queues = byHost(addresses);
    const work = async () => {
      for (let queue = queues.shift(); queue; queue = queues.shift())
        for (const [index, address] of queue.entries()) {
          if (Date.now() >= end) return;
          if (index > 0) await wait(pause);
          answers.set(address, await ask(address, patience, lookup));
        }
    };
    await Promise.all(Array.from({ length: hosts }, work));
    return answers;
  };
}

function byHost(addresses: readonly string[]): string[][] {
  const queues = new Map<string, string[]>();
  for (const address of addresses) {
    if (!URL.canParse(address)) continue;
    const { host } = new URL(address);
    queues.set(host, [...(queues.get(host) ?? []), address]);
  }
  return [...queues.values()];
}

async function ask(address: string, patience: number, lookup: LookupFunction): Promise<SiteAnswer> {
  try {
    const head = await statusOf('HEAD', address, patience, lookup);
    // Some servers know pages only by GET.
    const status = head < 400 ? head : await statusOf('GET', address, patience, lookup);
    return { isBroken: GONE.has(status) || status >= 500, said: String(status) };
  } catch (error) {
    return { isBroken: true, said: error instanceof Error ? error.message : t('no answer') };
  }
}

function statusOf(
  method: string,
  address: string,
  patience: number,
  lookup: LookupFunction,
): Promise<number> {
  const url = new URL(address);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // Names are judged when they are resolved; an address in the link is not resolved.
  if (lookup === publicLookup && isIP(host) !== 0 && isInternal(host))
    return Promise.reject(new Error('The host is in an internal network'));
  const send = url.protocol === 'https:' ? askHttps : askHttp;
  return new Promise((resolve, reject) => {
    const stop = AbortSignal.timeout(patience);
    const sent = send(url, {
      method,
      lookup,
      signal: stop,
      headers: { 'user-agent': 'link-check', accept: '*/*' },
    });
    sent.on('response', (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    sent.on('error', (error) =>
      reject(stop.aborted ? new Error(`no answer in ${patience / 1000} s`) : error),
    );
    sent.end();
  });
}
