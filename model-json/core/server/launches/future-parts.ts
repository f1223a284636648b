import { composedTree, type Parts } from '../../repository/composed/composed-tree';
import { storedOf } from '../../repository/derived/stored-of';
import { isWithin } from '../../repository/path';
import type { Resource } from '../../repository/Resource';
import type { Rights } from '../../repository/rights/Rights';
import type { Instance } from '../Instance';
import type { Trees } from '../replicate/apply-steps';
import type { Scheduled } from '../replicate/schedule/Scheduled';
import { launchAt, type Launch } from './Launch';
import { launchParts } from './launch-parts';
import { neededBy } from './promotion-steps';

/** What is due until a time, the next first: visitors will see it by then. */
export const dueUntil = ({ schedule }: Instance, time: number): Scheduled[] =>
  (schedule?.list() ?? []).filter(({ at, failure }) => failure === undefined && Date.parse(at) <= time);

/**
 * What visitors will see at a time in place of what they see now, if a release is published by then: what is due until
 * then, and the release. Only what may be read with some rights; the rest is as it is.
 */
export function futureParts(
  path: string,
  time: number,
  instance: Instance,
  trees: Trees,
  rights: Rights,
): Parts {
  const parts = new Map<string, Resource | undefined>();
  const put = (more: Parts): void => {
    for (const [at, part] of more) {
      if (!rights.mayRead(at)) continue;
      if (!part) for (const below of [...parts.keys()]) if (isWithin(below, at)) parts.delete(below);
      parts.set(at, part);
    }
  };
  const publish = (launch: Launch | undefined): void => {
    if (launch && !launch.promotion) put(promoted(launch, trees));
  };
  const due = dueUntil(instance, time);
  for (const { action, paths } of due)
    for (const each of paths)
      if (action === 'Promote') publish(launchAt(trees.author, each));
      else put(new Map([[each, action === 'Activate' ? storedAt(trees, each) : undefined]]));
  if (!due.some(({ paths }) => paths.includes(path))) publish(launchAt(trees.author, path));
  return parts;
}

const storedAt = ({ author }: Trees, path: string): Resource | undefined => {
  const node = author.get(path);
  return node && storedOf(node);
};

/** The pages of a release, and what they use that visitors do not have yet. */
function promoted(launch: Launch, trees: Trees): Parts {
  const own = launchParts(launch, trees.author);
  const tree = composedTree(trees.author, own, trees.author);
  const pages = [...own].flatMap(([path, part]) => (part && tree.get(path)) ?? []);
  const along = neededBy(pages, own, tree, trees).flatMap((node) => storedOf(node) ?? []);
  return new Map([...along.map((node) => [node.path, node] as const), ...own]);
}
