import type { PageChecks } from '../../../../../shared/authoring/page-checks';
import { addressOf } from '../sling/SlingClient';

/**
 * What the server finds on a page. Nobody waits for it, so it is no request of the session.
 *
 * @throws if the server does not answer, or cannot check the page
 */
export async function readChecks(path: string, stop: AbortSignal): Promise<PageChecks> {
  const answer = await fetch(`${addressOf(path)}.checks.json`, { signal: stop });
  if (!answer.ok) throw new Error(`The server answered ${answer.status}`);
  return (await answer.json()) as PageChecks;
}
