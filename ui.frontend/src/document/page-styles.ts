/** Built CSS by component folder, and which of it a page needs. */
export interface PageStyles {
  /**
   * The CSS for every resource type that occurs in a page's model, base styles first.
   * @param brand whose theme the page wears, where it is not the first one
   */
  forModel(model: unknown, brand?: string): string;
  /** The CSS of one component; empty for one without any. */
  ofType(resourceType: string): string;
}

/**
 * @param base CSS that every page needs
 * @param byType CSS by resource type
 * @param byTheme CSS by brand
 * @param framing types that show their children in documents of their own
 */
export function createPageStyles(
  base: string,
  byType: ReadonlyMap<string, string>,
  byTheme: ReadonlyMap<string, string> = new Map(),
  framing: ReadonlySet<string> = new Set(),
): PageStyles {
  const order = [...byType.keys()].sort();
  return {
    forModel(model, brand) {
      const types = new Set<string>();
      collectTypes(model, framing, types);
      const parts = order.map((type) => (types.has(type) ? byType.get(type) : ''));
      return [base, brand && byTheme.get(brand), ...parts].join('');
    },
    ofType: (resourceType) => byType.get(resourceType) ?? '',
  };
}

/** The colour that a browser gives its own frame: the brand's darkest, as the last theme in the CSS sets it. */
export const frameColour = (css: string): string | undefined =>
  [...css.matchAll(/--dark-blue:\s*(#[\da-f]+)/gi)].at(-1)?.[1];

function collectTypes(value: unknown, framing: ReadonlySet<string>, into: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  const isFrame = ':type' in value && framing.has(value[':type'] as string);
  for (const [key, child] of Object.entries(value)) {
    if (key === ':type' && typeof child === 'string') into.add(child);
    else if (!(isFrame && key === ':items')) collectTypes(child, framing, into);
  }
}
