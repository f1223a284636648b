/** Built CSS by component folder, and which of it a page needs. */
export interface PageStyles {
  /** The CSS for every resource type that occurs in a page's model, base styles first. */
  forModel(model: unknown): string;
}

/**
 * @param base CSS that every page needs
 * @param byType CSS by resource type
 */
export function createPageStyles(base: string, byType: ReadonlyMap<string, string>): PageStyles {
  const order = [...byType.keys()].sort();
  return {
    forModel(model) {
      const types = new Set<string>();
      collectTypes(model, types);
      return base + order.map((type) => (types.has(type) ? byType.get(type) : '')).join('');
    },
  };
}

function collectTypes(value: unknown, into: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    if (key === ':type' && typeof child === 'string') into.add(child);
    else collectTypes(child, into);
  }
}
