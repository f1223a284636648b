import { TAGS_ROOT } from '../../../../shared/addresses/tags';
import { livePath, isInLaunches } from '../../../../shared/addresses/launches';
import { isWithin } from '../path';

/** What people may do below a folder; each level contains those before it. */
export const LEVELS = ['read', 'write', 'publish'] as const;
export type Level = (typeof LEVELS)[number];

/** A right on a folder of content and everything below it. */
export interface Grant {
  /** `/content/mysite/de`. */
  readonly path: string;
  readonly level: Level;
}

const rank = (level: Level): number => LEVELS.indexOf(level);

const isConfiguration = (path: string): boolean =>
  isWithin(path, TAGS_ROOT) || (/^\/[^/]/.test(path) && !isWithin(path, '/content'));

/**
 * What somebody may read, write and publish. Nothing is allowed unless a grant allows it, and nothing below a grant is
 * excepted from it. Everybody reads configuration: templates, policies, components, tags. A copy in a release is read and
 * written by those who may do so with the page.
 */
export class Rights {
  /** Everything: an administrator, and the server itself. */
  static readonly ALL = new Rights([{ path: '/', level: 'publish' }], 'publish');
  static readonly NONE = new Rights([], 'read');

  private readonly grants: readonly Grant[];

  /** @param most the highest level that the role allows, whatever is granted */
  constructor(grants: readonly Grant[], most: Level) {
    this.grants = grants.map(({ path, level }) => ({ path, level: rank(level) > rank(most) ? most : level }));
  }

  get list(): readonly Grant[] {
    return this.grants;
  }

  mayRead(path: string): boolean {
    return isConfiguration(path) || this.has(path, 'read');
  }

  mayWrite(path: string): boolean {
    return this.has(path, 'write');
  }

  mayPublish(path: string): boolean {
    return this.has(path, 'publish');
  }

  /** Whether a path is above something that may be read: then it is shown as the way there, without its content. */
  leadsTo(path: string): boolean {
    if (isInLaunches(path)) return false;
    return path === '/content' || this.grants.some((grant) => isWithin(grant.path, path));
  }

  get readsAll(): boolean {
    return this.mayRead('/content');
  }

  /** Equal for all who read the same. */
  get view(): string {
    const paths = this.grants.flatMap(({ path }) => (isConfiguration(path) ? [] : [path]));
    const top = paths.filter((path) => !paths.some((other) => other !== path && isWithin(path, other)));
    return [...new Set(top)].sort().join('\n');
  }

  private has(path: string, level: Level): boolean {
    const at = livePath(path);
    return this.grants.some((grant) => rank(grant.level) >= rank(level) && isWithin(at, grant.path));
  }
}
