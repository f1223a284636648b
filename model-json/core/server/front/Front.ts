import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { FastifyBaseLogger } from 'fastify';
import type { Answers } from '../pages/Answers';
import { Body } from '../http/Body';
import { clientOf } from '../security/client-of';
import type { PostCounter } from '../security/PostCounts';
import { requestIdOf } from '../logs/request-log';
import type { SecurityHeaders } from '../security/security-headers';
import { writeAnswer } from '../http/write-answer';
import { traced } from '../operations/tracing/tracing';
import { countError, requests } from '../operations/instruments';
import { KEPT } from './behind-front';
import { DICTIONARIES } from '../dictionary/addresses';
import type { Dictionaries } from '../dictionary/Dictionaries';
import type { ClientFiles } from './ClientFiles';
import type { Drawer } from './Drawer';
import type { Drawers } from './Drawers';
import { forward, headersOf, NOT_KEPT, passOn, type Order } from './forward';
import type { Lanes } from './lanes';
import { sendBusy } from './send-busy';
import { sendHealth } from './send-health';
import { sendReadiness } from './send-readiness';
import type { Suspects } from './Suspects';
import { UnkeptPages } from './UnkeptPages';
import { messageOf } from '../../../../shared/checked/error-parts';
import { partBefore } from '../../../../shared/checked/part-before';

export interface FrontOptions {
  readonly answers: Answers;
  readonly files: ClientFiles;
  readonly dictionaries: Dictionaries;
  readonly drawers: Drawers;
  readonly lanes: Lanes;
  readonly suspects: Suspects;
  /** Headers of every answer. */
  readonly headers: SecurityHeaders;
  readonly isTrustedProxy: (address: string) => boolean;
  readonly posts: PostCounter;
  /** Counts content versions. */
  readonly version: () => number;
  readonly log: FastifyBaseLogger;
}

/** Answers visitors: cached answers and built files from memory, everything else from a drawer. */
export class Front {
  /** Addresses of stale answers that are being refreshed. */
  private readonly renewing = new Set<string>();
  private readonly unkept: UnkeptPages;

  constructor(private readonly options: FrontOptions) {
    this.unkept = new UnkeptPages(options.dictionaries, options.version);
  }

  answer(request: IncomingMessage, response: ServerResponse): void {
    const { answers, files, drawers } = this.options;
    const { url = '/', headers } = request;
    const began = performance.now();
    if (answers.give(request, response)) return count('cache', response, began);
    if (files.give(request, response)) return count('file', response, began);
    if (url === '/healthz') return void sendHealth(drawers, request, response);
    if (url === '/readyz') return void sendReadiness(response);
    const key = `${headers.host} ${url}`;
    if (this.renewing.has(key) && answers.giveOld(request, response)) return count('stale', response, began);
    this.renewing.add(key);
    void traced(
      `publish ${request.method}`,
      { 'url.path': partBefore(url, '?') },
      () => this.ask(request, response, url),
      this.callersTrace(request),
    )
      .then((source) => count(source, response, began))
      .finally(() => this.renewing.delete(key));
  }

  /** Visitors do not choose what is traced; a proxy may. */
  private callersTrace({ headers, socket }: IncomingMessage): string | undefined {
    const { traceparent } = headers;
    const isTrusted = this.options.isTrustedProxy(socket.remoteAddress ?? '');
    return isTrusted && typeof traceparent === 'string' ? traceparent : undefined;
  }

  /** @returns where the answer came from */
  private async ask(request: IncomingMessage, response: ServerResponse, url: string): Promise<string> {
    const { answers, dictionaries, headers, isTrustedProxy, lanes, log, posts, suspects, version } =
      this.options;
    const id = requestIdOf(request);
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    let leave = (): void => {};
    try {
      if (suspects.has(url)) throw new Error('An earlier attempt to draw it did not finish');
      leave = await lanes.for(request).enter(clientOf(request, isTrustedProxy), gone.signal);
      const asked = version();
      const posted = isRead(request) ? undefined : posts.count(request);
      const hasDictionary = request.method === 'GET' && dictionaries.of(request) !== undefined;
      const answer = await this.draw({ request, id, gone: gone.signal, posted, hasDictionary });
      const names = answer.headers[KEPT];
      if (typeof names !== 'string' || request.method !== 'GET') {
        if (hasDictionary && UnkeptPages.has(answer)) await this.unkept.write(request, answer, response);
        else passOn(answer, response);
        return 'drawer';
      }
      const body = new Body(await buffer(answer), answer.headers['content-type'] ?? '');
      const kept = { body, headers: [...headersOf(answer, NOT_KEPT), 'etag', body.etag] };
      // An answer from older content must not be cached.
      if (asked === version()) answers.put(request, { ...kept, names: new Set(names.split(' ')) });
      if (url.startsWith(DICTIONARIES)) await dictionaries.keep(body.bytes);
      writeAnswer(request, response, kept, { dictionaries });
      return 'drawer';
    } catch (error) {
      if (gone.signal.aborted) return 'gone';
      if (answers.giveOld(request, response)) return 'stale';
      countError(error, 503);
      log.info({ reqId: id }, `${request.method} ${partBefore(url, '?')} 503: ${messageOf(error)}`);
      sendBusy(request, response, id, headers);
      return 'busy';
    } finally {
      leave();
    }
  }

  /** @throws if no drawer has answered; one that ended before it started on the request is not an error */
  private async draw(order: Order, before?: Drawer): Promise<IncomingMessage> {
    const { request, id, gone } = order;
    const drawer = this.options.drawers.nextAfter(before);
    if (!drawer) throw new Error('The drawer has just ended');
    let isAnswered = false;
    drawer.note(id, request.url ?? '/');
    try {
      const answer = await forward(order, drawer);
      isAnswered = true;
      return answer;
    } catch (error) {
      const isLost = before || gone.aborted || drawer.hasBegun(id) || !isRead(request);
      if (isLost) throw error;
      return await this.draw(order, drawer);
    } finally {
      drawer.release(id, isAnswered);
    }
  }
}

/** @param began when the request arrived, by `performance.now` */
function count(source: string, { statusCode }: ServerResponse, began: number): void {
  requests.observe({ source, status: statusCode }, (performance.now() - began) / 1000);
}

/** Whether it can be sent again. */
const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';
