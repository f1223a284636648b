import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { Dictionaries } from '../dictionary/Dictionaries';
import { Body, SENT_ONCE } from '../http/Body';
import { writeAnswer } from '../http/write-answer';
import { FOUND_BYTES, weightOf } from '../pages/memory';
import { VersionCache } from '../pages/VersionCache';
import { headersOf, NOT_KEPT } from './forward';

/**
 * Pages that the front does not cache, because they can change without the content (lists of what the search finds). A drawer
 * sends them as they are; they are compressed here, with the dictionary that the client has.
 */
export class UnkeptPages {
  /** Bodies that are sent to many, by entity tag, so that they are compressed once. */
  private readonly shared: VersionCache<Body>;

  constructor(
    private readonly dictionaries: Dictionaries,
    version: () => number,
  ) {
    this.shared = new VersionCache<Body>(version, { most: FOUND_BYTES, weigh: weightOf });
  }

  /** Whether a drawer's answer is such a page. */
  static has({ statusCode, headers }: IncomingMessage): boolean {
    return (
      statusCode === 200 &&
      headers['content-encoding'] === undefined &&
      headers['content-type']?.startsWith('text/html') === true
    );
  }

  async write(request: IncomingMessage, answer: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await this.bodyOf(answer);
    const headers = [...headersOf(answer, NOT_KEPT), 'etag', body.etag];
    writeAnswer(request, response, { body, headers }, { dictionaries: this.dictionaries });
  }

  private async bodyOf(answer: IncomingMessage): Promise<Body> {
    const { etag, 'cache-control': caching, 'content-type': type = '' } = answer.headers;
    const bytes = await buffer(answer);
    if (etag === undefined || !caching?.startsWith('public')) return new Body(bytes, type, SENT_ONCE);
    const known = this.shared.find(etag);
    if (known) return known;
    const body = new Body(bytes, type);
    this.shared.keep(etag, body);
    return body;
  }
}
