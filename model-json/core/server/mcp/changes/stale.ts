import type { NodeJson } from '../../../repository/node-json';
import type { Resource } from '../../../repository/Resource';
import { differencesBetween, type Difference } from '../../../repository/versions/differences';
import { frozenFrom } from '../../../repository/versions/page-version';
import type { Instance } from '../../Instance';
import { ToolRefusal } from '../refusals';

/** Pages that were read, to say later what has changed since. */
const MOST_SEEN = 200;

/** What agents have read lately, by path and version. */
export class SeenPages {
  private readonly seen = new Map<string, NodeJson>();

  note(page: Resource, version: string): void {
    const key = `${page.path} ${version}`;
    this.seen.delete(key);
    this.seen.set(key, frozenFrom(page));
    const [oldest] = this.seen.keys();
    if (this.seen.size > MOST_SEEN && oldest !== undefined) this.seen.delete(oldest);
  }

  /** What has changed since a version; undefined if nobody knows. */
  changesSince(page: Resource, version: string): readonly Difference[] | undefined {
    const before = this.seen.get(`${page.path} ${version}`);
    return before && differencesBetween(before, frozenFrom(page));
  }
}

const bySession = new WeakMap<Instance, SeenPages>();

/** Those of an instance: all who use it may read the same. */
export function seenOf(instance: Instance): SeenPages {
  const known = bySession.get(instance) ?? new SeenPages();
  bySession.set(instance, known);
  return known;
}

/** @throws ToolRefusal that names what has changed, if a page is not at the version that an agent has read */
export function checkVersion(instance: Instance, page: Resource, version: string, now: string): void {
  if (version === now) return;
  const changes = seenOf(instance).changesSince(page, version);
  const by = page.children.get('jcr:content')?.properties['cq:lastModifiedBy'];
  const who = typeof by === 'string' ? ` by ${by}` : '';
  throw new ToolRefusal(
    'stale',
    `${page.path} was changed${who} since you read it: it is at version ${now}, not ${version}.`,
    'Read it again with get-aem-page-content, and send the change with the version that you get.',
    { version: now, ...(changes && { changes }) },
  );
}
