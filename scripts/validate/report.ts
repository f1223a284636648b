import { APP_ID } from '../../shared/addresses/app';
import { explanationOf, explained, type Explanation } from './explained';
import type { Finding } from './Finding';

export interface Report {
  readonly errors: number;
  readonly warnings: number;
  readonly lines: readonly string[];
}

interface Group {
  readonly first: Finding;
  count: number;
}

/**
 * The findings by kind, each with their count and an example, then what is explained.
 *
 * @param isWhole whether every page was checked: then an explanation that nothing needs is an error
 */
export function reportOf(findings: readonly Finding[], isWhole: boolean): Report {
  const groups = new Map<string, Group>();
  const reasons = new Map<Explanation, number>();
  for (const finding of findings) {
    const explanation = explanationOf(finding);
    if (explanation) {
      reasons.set(explanation, (reasons.get(explanation) ?? 0) + 1);
      continue;
    }
    const { checker, isError, kind } = finding;
    const key = [checker, isError, kind].join();
    const group = groups.get(key) ?? { first: finding, count: 0 };
    group.count += 1;
    groups.set(key, group);
  }
  const sorted = [...groups.values()].toSorted((one, other) => other.count - one.count);
  const isOfSite = ({ site = APP_ID }: Explanation) => site === APP_ID;
  const needless = isWhole ? explained.filter((each) => isOfSite(each) && !reasons.has(each)) : [];
  const ofKind = (isError: boolean) => sorted.filter(({ first }) => first.isError === isError);
  const total = (list: readonly Group[]) => list.reduce((sum, { count }) => sum + count, 0);
  const [errors, warnings] = [ofKind(true), ofKind(false)];
  return {
    errors: total(errors) + needless.length,
    warnings: total(warnings),
    lines: [
      ...errors.map((group) => `error: ${lineOf(group)}`),
      ...warnings.map((group) => `warning: ${lineOf(group)}`),
      ...needless.map(
        ({ checker, kind }) => `error: ${checker}: nothing needs the explanation of ${kind.source}`,
      ),
      ...[...reasons].map(
        ([{ checker, kind, reason }, count]) => `explained: ${checker}: ${count} × ${kind.source}: ${reason}`,
      ),
    ],
  };
}

function lineOf({ first: { checker, kind, address, detail }, count }: Group): string {
  return `${checker}: ${count} × ${kind} (${[address, detail].filter(Boolean).join(' ')})`;
}
