import { focalClasses } from '../../../../../shared/models/focal-point';

/**
 * Makes a picker of the rules for some focal points from the sheet of all of them: there is one a percent, and a page
 * has a few.
 */
export function createFocalRules(sheet: string) {
  const rules = new Map([...sheet.matchAll(/\.([\w-]+)\{[^}]*\}/g)].map(([rule, name]) => [name, rule]));
  return (points: Iterable<string>): string => {
    const names = new Set([...points].sort().flatMap(focalClasses));
    return [...names].map((name) => rules.get(name) ?? '').join('');
  };
}
