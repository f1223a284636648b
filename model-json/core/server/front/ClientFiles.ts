import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { cacheOfFile } from '../frontend/client-libraries';
import { RESOURCES, type BuiltFiles } from '../frontend/frontend';
import { SHARED_RESOURCE, type SecurityHeaders } from '../security/security-headers';
import { writeAnswer } from '../http/write-answer';

/** Serves the files of the client libraries without a drawer. */
export class ClientFiles {
  private readonly secure: readonly string[];

  constructor(
    private readonly files: Pick<BuiltFiles, 'file'>,
    secure: SecurityHeaders,
    private readonly log: FastifyBaseLogger,
  ) {
    this.secure = Object.entries({ ...secure, ...SHARED_RESOURCE }).flat();
  }

  /** @returns whether the request was for one of them */
  give(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '/' } = request;
    if ((method !== 'GET' && method !== 'HEAD') || !url.startsWith(RESOURCES)) return false;
    const [address = ''] = url.split('?', 1);
    const body = this.files.file(address);
    if (!body) return false;
    const headers = [...this.secure, 'cache-control', cacheOfFile(address), 'etag', body.etag];
    writeAnswer(request, response, { body, headers }, { log: this.log });
    return true;
  }
}
