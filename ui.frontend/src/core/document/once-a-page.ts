/**
 * Creates a function that joins style sheets and writes shared rules once. Each component's CSS is self-contained, so
 * every component with cards includes the card rules. The last occurrence is kept, so the cascade does not change.
 */
export function createSheetJoiner<Key>(sheets: ReadonlyMap<Key, string>) {
  const count = new Map<string, number>();
  const rulesBySheet = new Map([...sheets].map(([key, css]) => [key, rulesOf(css)]));
  for (const rules of rulesBySheet.values()) {
    for (const rule of new Set(rules)) count.set(rule, (count.get(rule) ?? 0) + 1);
  }
  const isShared = (rule: string) => (count.get(rule) ?? 0) > 1;
  return (keys: readonly Key[]): string => {
    const written = new Set<string>();
    const kept: string[] = [];
    for (const key of [...keys].reverse()) {
      for (const rule of [...(rulesBySheet.get(key) ?? [])].reverse()) {
        if (written.has(rule)) continue;
        if (isShared(rule)) written.add(rule);
        kept.push(rule);
      }
    }
    return kept.reverse().join('');
  };
}

/** The rules of a style sheet; a whole `@media` or `@container` block counts as one. */
function rulesOf(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth > 0) continue;
    rules.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return [...rules, css.slice(start)].filter(Boolean);
}
