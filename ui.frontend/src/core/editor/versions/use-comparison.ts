import { useEffect, useState } from 'react';
import { messageOf } from '../session/saving/outcomes';
import type { ContentNode } from '../sling/content-node';
import type { SlingClient } from '../sling/SlingClient';
import { pageChanges, type ComponentChange } from './page-changes';
import { readContent, readModel } from './version';

/** One of two compared states. */
export interface Side {
  readonly id: string;
  readonly content: ContentNode;
  readonly model: Record<string, unknown>;
}

export interface Comparison {
  readonly before: Side;
  readonly after: Side;
  readonly changes: readonly ComponentChange[];
}

/**
 * What differs between two states of a page; undefined while it is read.
 *
 * @param revision of the open page, so that what was restored no longer differs
 */
export function useComparison(
  sling: SlingClient,
  path: string,
  before: string,
  after: string,
  revision: number,
) {
  const [comparison, setComparison] = useState<Comparison>();
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    let isOver = false;
    const side = async (id: string): Promise<Side> => {
      const [content, model] = await Promise.all([readContent(sling, path, id), readModel(sling, path, id)]);
      return { id, content, model };
    };
    Promise.all([side(before), side(after)]).then(
      ([one, other]) => {
        if (isOver) return;
        setProblem(undefined);
        setComparison({ before: one, after: other, changes: pageChanges(one.content, other.content) });
      },
      (error: unknown) => !isOver && setProblem(messageOf(error)),
    );
    return () => {
      isOver = true;
    };
  }, [sling, path, before, after, revision]);

  const isCurrent = comparison?.before.id === before && comparison.after.id === after;
  return { comparison: isCurrent ? comparison : undefined, problem };
}
