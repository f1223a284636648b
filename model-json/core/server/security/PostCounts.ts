import type { IncomingMessage } from 'node:http';
import { partBefore } from '../../../../shared/checked/part-before';
import { clientOf } from './client-of';
import { CSP_REPORTS } from './content-security-policy';
import { RateLimit } from './RateLimit';

/** Time window in milliseconds for counting a client's posts. */
export const POSTS_WINDOW = 600_000;

/** Counts a client's recent posts. */
export interface PostCounter {
  /** Counts a post. @returns the client's posts of the same kind in the window, including this one */
  count(request: IncomingMessage): number;
}

/**
 * Counts visitors' posts: forms, and separately the reports that browsers send on their own and what programs ask for in
 * JSON.
 */
export class PostCounts implements PostCounter {
  private readonly forms = newLimit();
  private readonly reports = newLimit();
  private readonly queries = newLimit();

  constructor(private readonly isTrustedProxy: (address: string) => boolean) {}

  count(request: IncomingMessage): number {
    return this.limitOf(partBefore(request.url ?? '/', '?')).count(clientOf(request, this.isTrustedProxy));
  }

  private limitOf(path: string): RateLimit {
    if (path === CSP_REPORTS) return this.reports;
    return path.includes('.json') ? this.queries : this.forms;
  }
}

const newLimit = () => new RateLimit({ windowMs: POSTS_WINDOW, maxClients: 10_000 });
