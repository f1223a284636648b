import { isFocalPoint } from '../kit/pictures/focal-point';
import { createGridRules } from './grid-rules';
import { createSheetJoiner } from './once-a-page';

/** Built CSS by component folder, and which of it a page needs. */
export interface PageStyles {
  /**
   * The CSS for every resource type that occurs in a page's model, base styles first with the columns that its grids
   * have, the focal points of its pictures last.
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
 * @param focalRules CSS of some focal points
 */
export function createPageStyles(
  base: string,
  byType: ReadonlyMap<string, string>,
  byTheme: ReadonlyMap<string, string> = new Map(),
  framing: ReadonlySet<string> = new Set(),
  focalRules: (points: Iterable<string>) => string = () => '',
): PageStyles {
  const order = [...byType.keys()].sort();
  const joinSheets = createSheetJoiner(byType);
  const baseWith = createGridRules(base);
  return {
    forModel(model, brand) {
      const found: Found = { types: new Set(), gridClasses: new Set(), focalPoints: new Set() };
      collect(model, framing, found);
      const { types, gridClasses, focalPoints } = found;
      return [
        baseWith(gridClasses),
        brand && byTheme.get(brand),
        joinSheets(order.filter((type) => types.has(type))),
        focalRules(focalPoints),
      ].join('');
    },
    ofType: (resourceType) => byType.get(resourceType) ?? '',
  };
}

/** The colour that a browser gives its own frame: the brand's darkest, as the last theme in the CSS sets it. */
export const frameColour = (css: string): string | undefined =>
  [...css.matchAll(/--dark-blue:\s*(#[\da-f]+)/gi)].at(-1)?.[1];

/** What a page's model has that needs styles. */
interface Found {
  readonly types: Set<string>;
  readonly gridClasses: Set<string>;
  readonly focalPoints: Set<string>;
}

function collect(value: unknown, framing: ReadonlySet<string>, into: Found): void {
  if (typeof value !== 'object' || value === null) return;
  const isFrame = ':type' in value && framing.has(value[':type'] as string);
  for (const [key, child] of Object.entries(value)) {
    if (key === ':type' && typeof child === 'string') into.types.add(child);
    else if (key === 'gridClassNames') addWords(child, into.gridClasses);
    else if (key === 'columnClassNames')
      Object.values(child ?? {}).forEach((names) => addWords(names, into.gridClasses));
    else if (key === 'focalPoint' && isFocalPoint(child)) into.focalPoints.add(child);
    else if (!(isFrame && key === ':items')) collect(child, framing, into);
  }
}

const addWords = (text: unknown, into: Set<string>): void => {
  if (typeof text === 'string') text.split(' ').forEach((word) => into.add(word));
};
