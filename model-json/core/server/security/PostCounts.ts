import type { IncomingMessage } from 'node:http';
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

/** Counts visitors' posts: forms, and separately the reports that browsers send on their own. */
export class PostCounts implements PostCounter {
  private readonly forms = newLimit();
  private readonly reports = newLimit();

  constructor(private readonly isTrustedProxy: (address: string) => boolean) {}

  count(request: IncomingMessage): number {
    const [path] = (request.url ?? '/').split('?', 1);
    const limit = path === CSP_REPORTS ? this.reports : this.forms;
    return limit.count(clientOf(request, this.isTrustedProxy));
  }
}

const newLimit = () => new RateLimit({ windowMs: POSTS_WINDOW, maxClients: 10_000 });
