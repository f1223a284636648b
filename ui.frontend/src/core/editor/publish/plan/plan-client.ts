import type { SlingClient } from '../../sling/SlingClient';
import type { Action, Plan, PlanItem } from './PlanItem';

const PLAN = '/libs/wcm/core/content/reference.json';
/** Addresses have a limited length. */
const MOST_PATHS = 40;

type Answer = { readonly assets: readonly PlanItem[]; readonly links?: Plan['links'] };

/** Reads what goes along with pages. @throws SlingError */
export async function readPlan(sling: SlingClient, action: Action, paths: readonly string[]): Promise<Plan> {
  const items = new Map<string, PlanItem>();
  const links = new Map<string, Plan['links'][number]>();
  const asked = new Set(paths);
  for (let start = 0; start < paths.length; start += MOST_PATHS) {
    const query = new URLSearchParams({ cmd: action, all: 'true' });
    for (const path of paths.slice(start, start + MOST_PATHS)) query.append('path', path);
    const answer = await sling.json<Answer>(`${PLAN}?${String(query)}`);
    // What one part asks for, another may list as below or used.
    for (const item of answer.assets)
      if (!items.has(item.path) || item.reason === 'asked') items.set(item.path, item);
    for (const link of answer.links ?? []) if (!asked.has(link.path)) links.set(link.path, link);
  }
  return { items: [...items.values()], links: [...links.values()] };
}

/** A publication that is not due yet. */
export interface Scheduled {
  readonly id: number;
  readonly action: Action;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly by: string;
  /** Why it was not carried out. */
  readonly failure?: string;
}
