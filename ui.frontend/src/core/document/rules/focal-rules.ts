import { focalClasses } from '../../../../../shared/models/focal-point';

/**
 * Creates a function that selects the rules for some focal points from a style sheet with all of them: there is one per
 * percentage, and a page needs only a few.
 */
export function createFocalRules(sheet: string) {
  const rules = new Map([...sheet.matchAll(/\.([\w-]+)\{[^}]*\}/g)].map(([rule, name]) => [name, rule]));
  return (points: Iterable<string>): string => {
    const names = new Set([...points].sort().flatMap(focalClasses));
    return [...names].map((name) => rules.get(name) ?? '').join('');
  };
}
