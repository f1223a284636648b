import { useEffect, useState } from 'react';
import { messageOf } from '../../session/saving/outcomes';
import type { SlingClient } from '../../sling/SlingClient';
import { readPlan } from './plan-client';
import type { Action, Plan, PlanItem } from './PlanItem';
import { changedTicks, firstTicks, pathsBelow } from './ticks';

/** A plan with the author's ticks; undefined while it loads. */
export interface TickedPlan {
  readonly plan: Plan | undefined;
  readonly problem: string | undefined;
  readonly ticked: ReadonlySet<string>;
  tick(wanted: ReadonlySet<string>): void;
  /** Ticks or unticks everything below. */
  tickBelow(isWanted: boolean): void;
}

const none: readonly PlanItem[] = [];

/** What goes along with pages, and what the author has ticked of it. */
export function usePlan(sling: SlingClient, action: Action, paths: readonly string[]): TickedPlan {
  const [plan, setPlan] = useState<Plan>();
  const [problem, setProblem] = useState<string>();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const key = paths.join('\n');

  useEffect(() => {
    let isOver = false;
    readPlan(sling, action, key.split('\n')).then(
      (read) => {
        if (isOver) return;
        setPlan(read);
        setTicked(firstTicks(read.items, action));
      },
      (error: unknown) => !isOver && setProblem(messageOf(error)),
    );
    return () => {
      isOver = true;
    };
  }, [sling, action, key]);

  const items = plan?.items ?? none;
  return {
    plan,
    problem,
    ticked,
    tick: (wanted) => setTicked(changedTicks(ticked, wanted, items)),
    tickBelow: (isWanted) => {
      const below = pathsBelow(items);
      const rest = [...ticked].filter((path) => !below.includes(path));
      setTicked(changedTicks(ticked, new Set(isWanted ? [...ticked, ...below] : rest), items));
    },
  };
}
