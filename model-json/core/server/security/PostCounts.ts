import type { IncomingMessage } from 'node:http';
import { clientOf } from './client-of';
import { CSP_REPORTS } from './content-security-policy';
import { RateLimit } from './RateLimit';

/** Milliseconds in which posts of a client are counted. */
export const POSTS_WINDOW = 600_000;

/** Says how much a client has posted lately. */
export interface PostCounter {
  /** Counts a post. @returns how many of its kind the client has sent in the window, this one included */
  count(request: IncomingMessage): number;
}

/** Counts what visitors post: forms, and apart from them the reports that browsers send by themselves. */
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
