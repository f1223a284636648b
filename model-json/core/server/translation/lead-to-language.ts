import type { ResourceTree, Value } from '../../repository/Resource';
import type { Place } from './language-copies';

const EXPERIENCE_FRAGMENTS = '/content/experience-fragments/';

/**
 * Leads references and links in rich texts to their counterparts in another language: pages and experience fragments. What has
 * none there stays as it is.
 */
export function leadToLanguage(tree: ResourceTree, from: Place, to: Place): <T extends Value>(value: T) => T {
  const fragments = (root: string) => root.replace('/content/', EXPERIENCE_FRAGMENTS);
  const roots = new Map([
    [from.root, to.root],
    [fragments(from.root), fragments(to.root)],
  ]);
  const sources = [...roots.keys()].map((root) => root.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  const links = new RegExp(`(^|["'])(${sources})((?:/[^"'?#.]*)?)(?=$|[.?#"'])`, 'g');
  const follow = (text: string) =>
    text.replace(links, (whole, before: string, root: string, rest: string) => {
      const there = `${roots.get(root)}${rest}`;
      return tree.get(there) ? before + there : whole;
    });
  return <T extends Value>(value: T) =>
    (typeof value === 'string'
      ? follow(value)
      : Array.isArray(value)
        ? value.map((each: unknown) => (typeof each === 'string' ? follow(each) : each))
        : value) as T;
}
