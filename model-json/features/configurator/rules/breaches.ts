import type { Configuration } from './resolve';
import type { OptionKey, Rule, RuleBook } from './RuleBook';

/** The rules that a configuration breaks: none, if it was resolved. */
export function breachesOf({ steps, rules }: RuleBook, { chosen }: Pick<Configuration, 'chosen'>): Rule[] {
  const held = new Set(chosen.values());
  const some = (keys: readonly OptionKey[]) => keys.some((key) => held.has(key));
  const known = new Set(steps.flatMap(({ options }) => options.map(({ key }) => key)));
  return rules.filter(({ of, kind, others }) => {
    if (!some(of)) return false;
    if (kind === 'bars') return true;
    return kind === 'excludes' ? some(others) : !some(others.filter((key) => known.has(key)));
  });
}
